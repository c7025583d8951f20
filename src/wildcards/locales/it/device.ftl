### Ciò che riguarda tutta la pagina: il titolo, la connessione del dispositivo, una nuova versione.

page-title = Wild Cards
# $page is what the page is about
page-title-of = { $page } – Wild Cards
page-title-your-turn = ● Tocca a te – Wild Cards
notice-your-turn = Tocca a te.
device-offline = Sei offline. Ciò che vedi potrebbe non essere aggiornato; si continua appena torni in linea.
device-new-release = C’è una nuova versione. Si carica appena hai fatto la tua scelta.
device-draining = Il server si fermerà presto e non accetta nuovi tavoli. Le partite in corso continuano, anche dopo un riavvio.
device-no-cookie = Questo browser non conserva il cookie di questa pagina. Senza cookie il server non ti riconosce e non puoi giocare. Consenti i cookie per questa pagina e ricaricala.
device-no-https = Questa pagina è aperta tramite http, ma il server ti riconosce solo tramite https. Aprila lì:
device-translated = Il browser sta traducendo questa pagina. Qui la traduzione viene annullata, perché mostrerebbe qualcosa di diverso da ciò che viene inviato. Il gioco parla English, Deutsch, Nederlands e Italiano.

## In the page itself, where the client can't open

opening-old = Questo browser è troppo vecchio per Wild Cards. Serve Chrome o Edge 109, Firefox 115, Safari 16 (iOS 16) o versioni più recenti.
opening-failed = Non è stato possibile caricare Wild Cards. Forse sei offline, oppure il server ha una nuova versione.
opening-again = Riprova
opening-script = Wild Cards ha bisogno di JavaScript, che in questo browser è disattivato.

# $language is called as it calls itself
device-no-language = Non è stato possibile caricare i testi in { $language }. Arrivano appena c’è una connessione.
