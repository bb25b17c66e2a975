import type { Pages } from "./page.ts";

export const dutchPages: Pages = {
  support: {
    title: "Hulp",
    description: "Antwoorden, regels en contact: alles om met een gerust gemoed te wedden.",
    content: `<h2>Wedden</h2><ul><li><a href="/support/betting-guide/">Wedgids</a></li><li><a href="/support/faq/">Veelgestelde vragen</a></li></ul>
<h2>Zelf de baas blijven</h2><ul><li><a href="/support/responsible-gaming/">Verantwoord spelen</a></li><li><a href="/support/deposit-limits/">Stortingslimieten</a></li></ul>
<h2>Onze afspraken</h2><ul><li><a href="/support/terms-conditions/">Algemene voorwaarden</a></li><li><a href="/support/privacy-policy/">Privacy</a></li><li><a href="/cookie-policy/">Cookies</a></li><li><a href="/support/accessibility/">Toegankelijkheid</a></li></ul>`,
  },
  "support/faq": {
    title: "Veelgestelde vragen",
    description:
      "Account, weddenschappen, betalingen: antwoorden op de vragen die we het vaakst krijgen.",
    content: "<p>De vragen die we het vaakst krijgen, met hun antwoord.</p>",
    questions: [
      [
        "Wie mag wedden?",
        "<p>Wie 21 jaar of ouder is, van wie de identiteit geverifieerd is en wie niet uitgesloten is of pauzeert.</p>",
      ],
      [
        "Waarom is mijn quotering gewijzigd?",
        "<p>Quoteringen volgen de wedstrijd en de inzetten. In de <strong>instellingen</strong> kiest u welke wijzigingen u meteen aanvaardt. Kiest u niets, dan vragen we het u altijd.</p>",
      ],
      [
        "Kan ik een weddenschap annuleren?",
        "<p>Neen. Een geplaatste weddenschap blijft geldig. Sommige openstaande weddenschappen kunt u vóór het einde laten uitbetalen: het bedrag staat dan bij de weddenschap.</p>",
      ],
      [
        "Wanneer wordt mijn weddenschap afgerekend?",
        '<p>Zodra de officiële uitslag bekend is. De uitbetaling ziet u in uw saldo en bij <a href="/history/">Mijn weddenschappen</a>.</p>',
      ],
      [
        "Wat als mijn verbinding wegvalt?",
        "<p>Wij gaan voor u na of de weddenschap geplaatst is. Dat gebeurt nooit twee keer.</p>",
      ],
      [
        "Waar is mijn opname?",
        "<p>De kassa toont elke opname met haar stand, onder <strong>Stortingen en opnames</strong>. Het geld van een geweigerde opname staat weer op uw saldo.</p>",
      ],
      [
        "Wanneer is een weddenschap nietig?",
        "<p>Wanneer de wedstrijd is afgelast, of wanneer een prijs duidelijk fout was. U krijgt de inzet dan terug; in een combi telt de selectie voor 1.00.</p>",
      ],
      [
        "Waarom is de cash-out opgeschort?",
        "<p>Zolang de quoteringen van een wedstrijd zijn opgeschort, na een doelpunt bijvoorbeeld, kan er geen bedrag worden berekend. Het aanbod komt terug met de quoteringen.</p>",
      ],
    ],
  },
  "support/terms-conditions": {
    title: "Algemene voorwaarden",
    description: "De regels die tussen u en ons gelden.",
    content: `<h2>1. Voor wie de site is</h2><p>De site staat open voor meerderjarigen. Alleen wie 21 jaar of ouder is, mag wedden.</p>
<h2>2. Uw account</h2><p>Eén account per persoon, op uw naam. U houdt uw wachtwoord voor u en verwittigt ons als iemand anders het kent.</p>
<h2>3. Uw weddenschappen</h2><p>Een weddenschap is gesloten wanneer het bewijs verschijnt. De quotering op het bewijs telt.</p><p>De hoogste inzet op het wedbriefje is 1100 euro. Een weddenschap op een afgelaste wedstrijd wordt terugbetaald.</p>
<h2>4. Duidelijke vergissingen</h2><p>Een duidelijk foute prijs, bijvoorbeeld twee ploegen die verwisseld zijn, maakt de weddenschap nietig. U krijgt de inzet terug.</p>
<h2>5. Klachten</h2><p>Schrijf eerst naar <a href="/support/contact-us/">onze klantendienst</a>. U krijgt binnen dertig dagen een gemotiveerd antwoord.</p>`,
  },
  "support/confidentiality": {
    title: "Vertrouwelijkheid",
    description: "Wat we over u weten, waarom, en hoe lang.",
    content: `<p>We vragen wat de wet op de kansspelen eist, en niet meer.</p>
<h2>Wat we bewaren</h2><ul><li>uw naam, geboortedatum en adres;</li><li>uw weddenschappen, stortingen en opnames;</li><li>uw aanmeldingen, om uw account te beschermen.</li></ul>
<h2>Hoe lang</h2><p>Tien jaar na de sluiting van uw account voor wat de antiwitwaswet vraagt, korter voor de rest.</p>`,
  },
  "support/privacy-policy": {
    title: "Privacybeleid",
    description: "Uw rechten op uw gegevens, en hoe u ze uitoefent.",
    content: `<p>Uw gegevens zijn van u. U kunt ze inkijken, verbeteren, meenemen en, waar de wet het toelaat, laten wissen.</p>
<h2>Uw rechten uitoefenen</h2><p>Een vraag aan <a href="/support/contact-us/">onze klantendienst</a> volstaat. We antwoorden binnen de maand.</p>
<h2>Klacht</h2><p>Bent u niet tevreden met ons antwoord, dan kunt u terecht bij de Gegevensbeschermingsautoriteit.</p>`,
  },
  "support/responsible-gaming": {
    title: "Verantwoord spelen",
    description: "Spelen moet een spel blijven: signalen, pauzes en hulp.",
    content: `<p>Spelen is geen inkomen. Zet alleen in wat u kunt verliezen zonder dat het iets aan uw leven verandert.</p>
<h2>Signalen om ernstig te nemen</h2><ul><li>u speelt om een verlies goed te maken;</li><li>u verbergt hoeveel u speelt;</li><li>u leent om te spelen.</li></ul>
<h2>Wat u meteen kunt doen</h2><ol><li>Verlaag uw <a href="/support/deposit-limits/">stortingslimieten</a>.</li><li>Vraag een afkoelingsperiode, van enkele dagen tot enkele weken.</li><li>Sluit uzelf uit: uw aanvraag geldt voor alle Belgische operatoren.</li></ol>`,
  },
  "support/betting-guide": {
    title: "Wedgids",
    description: "Enkel, combi, systeem, winnend of geplaatst: wat u inzet en wat u wint.",
    content: `<h2>Enkel</h2><p>Eén selectie, één inzet. 10 euro aan 2,50 betaalt 25 euro, inzet inbegrepen.</p>
<h2>Combi</h2><p>Meerdere selecties uit verschillende wedstrijden, één inzet. De quoteringen worden vermenigvuldigd; alles moet winnen.</p>
<h2>Systeem</h2><p>Meerdere combi’s tegelijk: met drie selecties maakt een <em>trixie</em> er vier. Eén verloren selectie verliest niet alles. De inzet telt voor elke weddenschap.</p>
<h2>Winnend of geplaatst</h2><p>Twee weddenschappen: één op de overwinning, één op een plaats. De inzet telt dubbel. De koerskaart zegt hoeveel plaatsen betalen, en welk deel van de quotering.</p>
<h2>Startprijs</h2><p>SP: de prijs is die bij de start. De winst is pas dan bekend.</p>`,
  },
  "support/deposit-limits": {
    title: "Stortingslimieten",
    description: "De wettelijke limiet, die van u, en hoe u ze wijzigt.",
    content: `<p>Uw stortingen zijn per week beperkt. U kunt een lagere limiet kiezen dan die van de wet.</p>
<h2>Verlagen</h2><p>Een lagere limiet geldt meteen.</p><h2>Verhogen</h2><p>Een hogere limiet geldt pas na een bedenktijd van drie dagen, en na een controle.</p>`,
  },
  "support/contact-us": {
    title: "Contact",
    description: "Onze klantendienst, elke dag.",
    content: `<p>Onze klantendienst antwoordt in het Nederlands, het Frans en het Engels.</p>
<h2>Per e-mail</h2><p><a href="mailto:support@grandstand.example">support@grandstand.example</a><br>Antwoord binnen de dag.</p>
<h2>Wat ons helpt</h2><p>Geef voor een weddenschap de referentie: ze begint met GS en staat op het bewijs.</p>`,
  },
  "support/accessibility": {
    title: "Toegankelijkheid",
    description:
      "Wat we doen opdat iedereen de site kan gebruiken, wat nog beter moet en hoe u een drempel meldt.",
    content: `<p>We willen dat iedereen de quoteringen kan bekijken, een weddenschap kan plaatsen en de eigen account kan beheren, ook met een schermlezer, met alleen het toetsenbord, met de stem of met vergrote tekst. Deze verklaring geldt voor deze website en voor de app die u ervan kunt installeren.</p>
<h2>Wat de wet vraagt</h2><p>Sinds 28 juni 2025 moeten diensten voor elektronische handel toegankelijk zijn (richtlijn (EU) 2019/882, omgezet in het Wetboek van economisch recht). We volgen de Europese norm EN 301 549 en de WCAG 2.2-richtlijnen op niveau A en AA.</p>
<h2>Hoever we staan</h2><p>De site voldoet <strong>gedeeltelijk</strong>: ze volgt deze richtlijnen, behalve voor de punten hieronder.</p>
<h2>Wat we doen</h2><ul><li>Alles kan met het toetsenbord, van het kiezen van een quotering tot het bewijs, en u ziet altijd waar u bent.</li><li>Schermlezers melden wat er op uw wedbriefje verandert: een quotering, een opschorting, een weddenschap die geplaatst of geweigerd is.</li><li>Geen enkele informatie hangt alleen van kleur af. De contrasten zijn nagekeken in het lichte en in het donkere thema.</li><li>Tekst kan tot 400 % groter zonder dat u zijwaarts moet scrollen, en knoppen zijn groot genoeg voor een vinger.</li><li>Wat beweegt, staat stil als uw toestel om minder beweging vraagt. In de instellingen kunt u de quoteringen vertragen tot één keer per tien seconden, meldingen laten staan tot u ze sluit en de laatste opnieuw lezen.</li><li>De teksten zijn in eenvoudige taal geschreven, in het Nederlands, het Frans en het Engels.</li></ul>
<p>Elk onderdeel wordt bij elke wijziging automatisch getest, en de belangrijkste handelingen ook met het toetsenbord.</p>
<h2>Wat nog niet toegankelijk is</h2><ul><li>De kassa, de controle van uw identiteit, het gesprek met de klantendienst, de statistieken en de robotcontrole verschijnen in een kader van andere bedrijven. Wat daarin staat, hebben we niet helemaal in de hand.</li><li>De quoteringen in een lijst worden niet één voor één gemeld als ze bewegen: daarvoor veranderen ze te vaak. Zet een selectie op uw wedbriefje om haar quotering te volgen.</li><li>Namen van ploegen, paarden en competities krijgen we van leveranciers, soms in een andere taal, die uw schermlezer niet herkent.</li><li>Live wedden gaat over seconden. Dat ligt aan de wedstrijd zelf, en die tijd kunnen we niet verlengen.</li><li>De site is nog niet beoordeeld door een onafhankelijke instantie of door een panel van mensen met een handicap.</li></ul>
<h2>Een drempel melden</h2><p>Raakt u ergens niet verder? Schrijf naar <a href="mailto:{{email}}">{{email}}</a> of ga via <a href="/support/contact-us/">onze klantendienst</a>. Laat ons weten op welke pagina, met welk toestel en, als u dat wilt, met welk hulpmiddel. We antwoorden binnen vijf werkdagen en kunnen u de informatie ook op een andere manier geven, bijvoorbeeld per e-mail.</p>
<h2>Als ons antwoord niet volstaat</h2><p>U kunt terecht bij de toezichthouder: <a href="{{authorityUrl}}">{{authority}}</a>.</p>
<p>Verklaring opgesteld in november 2026 op basis van onze eigen evaluatie.</p>`,
  },
  "cookie-policy": {
    title: "Cookiebeleid",
    description: "Wat de site in uw browser bewaart, en waarom.",
    content: `<p>De site bewaart in uw browser wat ze nodig heeft om te werken, en niets dat u elders volgt.</p>
<h2>Noodzakelijk</h2><ul><li>uw sessie;</li><li>uw wedbriefje, 24 uur lang;</li><li>uw instellingen.</li></ul>
<h2>Wissen</h2><p>Uw browser kan op elk moment alles wissen. U moet zich dan opnieuw aanmelden.</p>`,
  },
};
