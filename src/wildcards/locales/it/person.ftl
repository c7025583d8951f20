### A person and their devices: keeping a name, joining by code, link or passkey, taking one's data along or away.

## The name, kept

person-name-hint = Lo vedono gli altri. Ai tavoli a cui sei in collegamento cambia subito.
person-rename = Cambia nome
person-renamed = Ora ti chiami così.
person-keep = Conserva il mio nome
person-keep-text = Il server riconosce questo dispositivo da un cookie. Se va perso, perdi anche i tuoi posti e il tuo nome, a meno che tu possa dimostrare chi sei: con un codice di recupero o una passkey. Non servono né un account né un’e-mail.
person-at-risk = Per ora solo questo dispositivo porta ai tuoi posti e al tuo nome.
person-code = Codice di recupero
person-code-new = Crea un codice di recupero
person-code-again = Crea un nuovo codice di recupero
# $date with the time of day
person-code-made = Hai un codice di recupero del { $date }. Uno nuovo lo sostituisce.
person-code-once = Queste dodici parole si vedono solo ora. Scrivile in quest’ordine: chi le ha può essere te, qui.
person-code-words = Le parole su una riga
person-code-copy = Copia le parole
person-code-copied = Le parole sono copiate.
person-passkey-text = Una passkey la conserva il tuo telefono, il tuo gestore di password o una chiave di sicurezza, e chiede il dito, il volto o un PIN.
person-passkey-new = Crea una passkey
person-passkey-drop = Togli
# $device made it, as “Firefox, Android”
person-passkey-of = Passkey creata con { $device }

## Devices

person-other = Usa anche un altro dispositivo
person-other-text = Inquadra un’immagine con l’altro dispositivo, o apri lì un link: allora è anche tuo.
person-link = Link per un dispositivo
# $span as “10 minutes”
person-link-hint = Vale una volta sola e per { $span }. Chi lo apre può essere te, qui.
person-link-make = Mostra un link
person-link-again = Mostra un nuovo link
person-devices = I tuoi dispositivi
person-devices-none = Di te non è ancora conservato nulla: né un nome né un posto.
person-device-here = questo dispositivo
# $when as “2 hours ago”
person-device-used = usato l’ultima volta { $when }
person-device-unknown = Dispositivo sconosciuto
person-sign-out = Disconnetti
person-sign-out-others = Disconnetti tutti gli altri dispositivi

## Joining

person-join = Ho già giocato qui
person-join-text = Con il tuo codice di recupero o la tua passkey anche questo dispositivo diventa tuo.
person-code-hint = Dodici parole; di ognuna bastano le prime quattro lettere.
person-join-go = Usa questo codice
person-join-passkey = Usa una passkey
person-join-link = Anche questo dispositivo è tuo?
person-join-link-text = Hai aperto un link da un altro dispositivo. Così questo dispositivo ha lo stesso nome e gli stessi posti.
person-join-link-go = Sì, questo dispositivo è mio
person-lose =
    { $tables ->
        [0] Nient’altro porta al nome che questo dispositivo ha ora: andrà perso.
        [one] Nient’altro porta al nome e al { $tables } tavolo che questo dispositivo ha ora: andranno persi. Crea prima un codice di recupero, se vuoi tornarci.
        [many] Nient’altro porta al nome e ai { $tables } tavoli che questo dispositivo ha ora: andranno persi. Crea prima un codice di recupero, se vuoi tornarci.
       *[other] Nient’altro porta al nome e ai { $tables } tavoli che questo dispositivo ha ora: andranno persi. Crea prima un codice di recupero, se vuoi tornarci.
    }
person-lose-go = Possono andare persi

## Data

person-data = Che cosa è conservato di te
person-data-text = Il tuo nome, i tuoi dispositivi e a quali tavoli sei o eri. Le impostazioni restano in questo browser.
person-export = Scarica tutto
person-forget-text = Puoi anche andartene per sempre. Le partite finite restano, ma il tuo nome sparisce da tutte; in quelle in corso decide un bot per te.
person-forget = Vattene per sempre
person-forget-sure = Non si può annullare: il tuo nome, i tuoi posti e i tuoi dispositivi vengono tolti.
person-forget-go = Togli tutto
