### Wat de hele pagina aangaat: de titel, de verbinding van het apparaat, een nieuwe versie.

page-title = Wild Cards
# $page is what the page is about
page-title-of = { $page } – Wild Cards
page-title-your-turn = ● Jouw beurt – Wild Cards
notice-your-turn = Je bent aan de beurt.
device-offline = Je bent offline. Wat je ziet, kan verouderd zijn; het spel gaat verder zodra je weer verbinding hebt.
device-new-release = Er is een nieuwe versie. Die wordt geladen zodra je je keuze hebt gemaakt.
device-draining = De server stopt binnenkort en neemt geen nieuwe tafels aan. Lopende spellen gaan door, ook na een herstart.
device-no-cookie = Deze browser bewaart de cookie van deze pagina niet. Zonder die cookie herkent de server je niet en kun je niet spelen. Sta cookies toe voor deze pagina en laad die opnieuw.
device-no-https = Deze pagina is geopend via http, maar de server herkent je alleen via https. Open die daar:
device-translated = Je browser vertaalt deze pagina. Hier wordt dat ongedaan gemaakt, want anders staat er iets anders dan wat wordt verstuurd. Het spel spreekt English, Deutsch, Nederlands en Italiano.

## In the page itself, where the client can't open

opening-old = Deze browser is te oud voor Wild Cards. Nodig is Chrome of Edge 109, Firefox 115, Safari 16 (iOS 16) of nieuwer.
opening-failed = Wild Cards kon niet worden geladen. Misschien ben je offline, of heeft de server een nieuwe versie.
opening-again = Opnieuw proberen
opening-script = Wild Cards heeft JavaScript nodig, en dat staat in deze browser uit.

# $language is called as it calls itself
device-no-language = De teksten in het { $language } konden niet worden geladen. Ze komen zodra er verbinding is.
