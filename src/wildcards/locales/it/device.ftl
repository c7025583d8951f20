### Ciò che riguarda tutta la pagina: il titolo, la connessione del dispositivo, una nuova versione.

page-title = Wild Cards
# $page is what the page is about
page-title-of = { $page } – Wild Cards
page-title-your-turn = ● Tocca a te – Wild Cards
notice-your-turn = Tocca a te.
device-offline = Sei offline. Ciò che vedi potrebbe non essere aggiornato; si continua appena torni in linea.
device-new-release = C’è una nuova versione. Si carica appena hai fatto la tua scelta.
device-no-cookie = Questo browser non conserva il cookie di questa pagina. Senza cookie il server non ti riconosce e non puoi giocare. Consenti i cookie per questa pagina e ricaricala.
device-no-https = Questa pagina è aperta tramite http, ma il server ti riconosce solo tramite https. Aprila lì:
