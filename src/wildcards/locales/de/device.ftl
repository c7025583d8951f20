### Was die ganze Seite betrifft: ihr Titel, die Verbindung des Geräts, eine neue Version.

page-title = Wild Cards
# $page is what the page is about
page-title-of = { $page } – Wild Cards
page-title-your-turn = ● Du bist dran – Wild Cards
notice-your-turn = Du bist dran.
device-offline = Du bist offline. Was du siehst, kann veraltet sein; weiter geht es, sobald du wieder verbunden bist.
device-new-release = Es gibt eine neue Version. Sie wird geladen, sobald du deine Wahl getroffen hast.
device-draining = Der Server hält bald an und nimmt keine neuen Tische an. Laufende Partien gehen weiter, auch nach einem Neustart.
device-no-cookie = Dieser Browser behält das Cookie dieser Seite nicht. Ohne es erkennt dich der Server nicht wieder, und du kannst nicht spielen. Erlaube Cookies für diese Seite und lade sie neu.
device-no-https = Diese Seite ist über http geöffnet, der Server erkennt dich aber nur über https wieder. Öffne sie dort:
device-translated = Dein Browser übersetzt diese Seite. Hier wird das rückgängig gemacht, denn sonst stünde da etwas anderes, als gesendet wird. Das Spiel spricht English, Deutsch, Nederlands und Italiano.

## In the page itself, where the client can't open

opening-old = Dieser Browser ist zu alt für Wild Cards. Nötig ist Chrome oder Edge 109, Firefox 115, Safari 16 (iOS 16) oder neuer.
opening-failed = Wild Cards konnte nicht geladen werden. Vielleicht bist du offline, oder der Server hat eine neue Version.
opening-again = Noch einmal versuchen
opening-script = Wild Cards braucht JavaScript, das in diesem Browser ausgeschaltet ist.

# $language is called as it calls itself
device-no-language = Die Texte auf { $language } konnten nicht geladen werden. Sie kommen, sobald eine Verbindung da ist.
