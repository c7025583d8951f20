### A person and their devices: keeping a name, joining by code, link or passkey, taking one's data along or away.

## The name, kept

person-name-hint = Dit zien anderen. Aan tafels waarmee je verbonden bent, verandert hij meteen.
person-rename = Hernoemen
person-renamed = Zo heet je nu.
person-keep = Mijn naam bewaren
person-keep-text = De server herkent dit apparaat aan een cookie. Raakt die kwijt, dan zijn ook je stoelen en je naam weg, tenzij je kunt laten zien wie je bent: met een herstelcode of een passkey. Er is geen account en geen e-mail.
person-at-risk = Tot nu toe leidt alleen dit apparaat naar je stoelen en je naam.
person-code = Herstelcode
person-code-new = Herstelcode maken
person-code-again = Nieuwe herstelcode maken
# $date with the time of day
person-code-made = Je hebt een herstelcode van { $date }. Een nieuwe vervangt die.
person-code-once = Deze twaalf woorden zie je alleen nu. Schrijf ze in deze volgorde op: wie ze heeft, kan hier jou zijn.
person-code-words = De woorden op één regel
person-code-copy = Woorden kopiëren
person-code-copied = De woorden zijn gekopieerd.
person-passkey-text = Een passkey wordt bewaard door je telefoon, je wachtwoordbeheerder of een beveiligingssleutel, en vraagt om je vinger, je gezicht of een pincode.
person-passkey-new = Passkey maken
person-passkey-drop = Verwijderen
# $device made it, as “Firefox, Android”
person-passkey-of = Passkey, gemaakt met { $device }

## Devices

person-other = Ook een ander apparaat gebruiken
person-other-text = Scan met het andere apparaat een plaatje of open daar een link: dan is het ook van jou.
person-link = Link voor één apparaat
# $span as “10 minutes”
person-link-hint = Hij geldt één keer en voor { $span }. Wie hem opent, kan hier jou zijn.
person-link-make = Link tonen
person-link-again = Nieuwe link tonen
person-devices = Je apparaten
person-devices-none = Over jou is nog niets bewaard: geen naam, geen stoel.
person-device-here = dit apparaat
# $when as “2 hours ago”
person-device-used = laatst gebruikt { $when }
person-device-unknown = Onbekend apparaat
person-sign-out = Afmelden
person-sign-out-others = Alle andere apparaten afmelden

## Joining

person-join = Ik heb hier al gespeeld
person-join-text = Met je herstelcode of je passkey is ook dit apparaat van jou.
person-code-hint = Twaalf woorden; van elk zijn de eerste vier letters genoeg.
person-join-go = Deze code gebruiken
person-join-passkey = Passkey gebruiken
person-join-link = Is dit apparaat ook van jou?
person-join-link-text = Je hebt een link van een ander apparaat geopend. Daarmee heeft dit apparaat dezelfde naam en dezelfde stoelen.
person-join-link-go = Ja, dit apparaat is van mij
person-lose =
    { $tables ->
        [0] Naar de naam die dit apparaat nu heeft, leidt verder niets: die gaat verloren.
        [one] Naar de naam en de { $tables } tafel die dit apparaat nu heeft, leidt verder niets: ze gaan verloren. Maak eerst een herstelcode als je ernaar terug wilt.
       *[other] Naar de naam en de { $tables } tafels die dit apparaat nu heeft, leidt verder niets: ze gaan verloren. Maak eerst een herstelcode als je ernaar terug wilt.
    }
person-lose-go = Ze mogen verloren gaan

## Data

person-data = Wat er over je bewaard is
person-data-text = Je naam, je apparaten en aan welke tafels je bent of was. Instellingen blijven in deze browser.
person-export = Alles downloaden
person-forget-text = Je kunt ook voorgoed weggaan. Afgelopen spellen blijven, maar je naam verdwijnt uit allemaal; in lopende spellen beslist een bot voor je.
person-forget = Voorgoed weggaan
person-forget-sure = Dit is niet terug te draaien: je naam, je stoelen en je apparaten worden verwijderd.
person-forget-go = Alles verwijderen
