import type { Pages } from "./page.ts";

export const frenchPages: Pages = {
  support: {
    title: "Aide",
    description: "Réponses, règles et contact : tout pour parier l’esprit tranquille.",
    content: `<h2>Parier</h2><ul><li><a href="/support/betting-guide/">Guide des paris</a></li><li><a href="/support/faq/">Questions fréquentes</a></li></ul>
<h2>Jouer en gardant la main</h2><ul><li><a href="/support/responsible-gaming/">Jeu responsable</a></li><li><a href="/support/deposit-limits/">Limites de dépôt</a></li></ul>
<h2>Nos engagements</h2><ul><li><a href="/support/terms-conditions/">Conditions générales</a></li><li><a href="/support/privacy-policy/">Vie privée</a></li><li><a href="/cookie-policy/">Cookies</a></li><li><a href="/support/accessibility/">Accessibilité</a></li></ul>`,
  },
  "support/faq": {
    title: "Questions fréquentes",
    description: "Compte, paris, paiements : les réponses aux questions les plus posées.",
    content: "<p>Les questions que l’on nous pose le plus souvent, et leurs réponses.</p>",
    questions: [
      [
        "Qui peut parier ?",
        "<p>Toute personne de 21 ans ou plus, dont l’identité est vérifiée et qui n’est ni exclue ni en pause de jeu.</p>",
      ],
      [
        "Pourquoi ma cote a-t-elle changé ?",
        "<p>Les cotes suivent le match et les mises. Dans les <strong>réglages</strong>, vous choisissez quels changements vous acceptez d’office. Sans choix de votre part, nous vous demandons toujours.</p>",
      ],
      [
        "Puis-je annuler un pari ?",
        "<p>Non. Un pari placé reste valable. Certains paris ouverts peuvent être encaissés avant la fin : le montant est alors affiché à côté du pari.</p>",
      ],
      [
        "Quand mon pari est-il réglé ?",
        '<p>Dès que le résultat officiel est connu. Le paiement apparaît dans votre solde et dans <a href="/history/">Mes paris</a>.</p>',
      ],
      [
        "Que se passe-t-il si ma connexion se coupe ?",
        "<p>Nous vérifions pour vous si le pari a été placé. Il ne l’est jamais deux fois.</p>",
      ],
      [
        "Où est mon retrait ?",
        "<p>La caisse montre chaque retrait avec son état, sous <strong>Dépôts et retraits</strong>. L’argent d’un retrait refusé est de nouveau dans votre solde.</p>",
      ],
      [
        "Quand un pari est-il annulé ?",
        "<p>Quand la rencontre est annulée, ou quand un prix était manifestement faux. La mise est alors rendue ; dans un combiné, la sélection compte pour 1.00.</p>",
      ],
      [
        "Pourquoi le cash-out est-il suspendu ?",
        "<p>Tant que les cotes d’une rencontre sont suspendues, après un but par exemple, aucun montant ne peut être calculé. L’offre revient avec les cotes.</p>",
      ],
    ],
  },
  "support/terms-conditions": {
    title: "Conditions générales",
    description: "Les règles qui valent entre vous et nous.",
    content: `<h2>1. À qui s’adresse le site</h2><p>Le site est ouvert aux personnes majeures. Seules les personnes de 21 ans ou plus peuvent parier.</p>
<h2>2. Votre compte</h2><p>Un compte par personne, à votre nom. Vous gardez votre mot de passe pour vous et nous prévenez si quelqu’un d’autre le connaît.</p>
<h2>3. Vos paris</h2><p>Un pari est conclu quand son reçu s’affiche. La cote qui compte est celle du reçu.</p><p>La mise la plus élevée du coupon est de 1100 euros. Un pari sur une rencontre annulée est remboursé.</p>
<h2>4. Erreurs manifestes</h2><p>Un prix manifestement faux, par exemple deux équipes inversées, rend le pari nul. La mise est alors rendue.</p>
<h2>5. Plaintes</h2><p>Écrivez d’abord à <a href="/support/contact-us/">notre service clientèle</a>. Vous recevez une réponse motivée dans les trente jours.</p>`,
  },
  "support/confidentiality": {
    title: "Confidentialité",
    description: "Ce que nous savons de vous, pourquoi, et pour combien de temps.",
    content: `<p>Nous demandons ce que la loi sur les jeux de hasard exige, et rien de plus.</p>
<h2>Ce que nous gardons</h2><ul><li>vos nom, date de naissance et adresse ;</li><li>vos paris, dépôts et retraits ;</li><li>vos connexions, pour protéger votre compte.</li></ul>
<h2>Pour combien de temps</h2><p>Dix ans après la fermeture du compte pour ce que la loi anti-blanchiment demande, moins longtemps pour le reste.</p>`,
  },
  "support/privacy-policy": {
    title: "Politique de confidentialité",
    description: "Vos droits sur vos données, et comment les exercer.",
    content: `<p>Vos données vous appartiennent. Vous pouvez les consulter, les corriger, les emporter et, lorsque la loi le permet, les faire effacer.</p>
<h2>Exercer vos droits</h2><p>Une demande à <a href="/support/contact-us/">notre service clientèle</a> suffit. Nous y répondons dans le mois.</p>
<h2>Réclamation</h2><p>L’Autorité de protection des données reçoit votre réclamation si notre réponse ne vous satisfait pas.</p>`,
  },
  "support/responsible-gaming": {
    title: "Jeu responsable",
    description: "Jouer doit rester un jeu : signaux, pauses et aide.",
    content: `<p>Le jeu n’est pas un revenu. Ne misez que ce que vous pouvez perdre sans que cela change quoi que ce soit à votre vie.</p>
<h2>Des signaux à prendre au sérieux</h2><ul><li>vous jouez pour récupérer une perte ;</li><li>vous cachez combien vous jouez ;</li><li>vous empruntez pour jouer.</li></ul>
<h2>Ce que vous pouvez faire tout de suite</h2><ol><li>Abaissez vos <a href="/support/deposit-limits/">limites de dépôt</a>.</li><li>Demandez une pause de jeu, de quelques jours à plusieurs semaines.</li><li>Excluez-vous : votre demande vaut pour tous les opérateurs belges.</li></ol>`,
  },
  "support/betting-guide": {
    title: "Guide des paris",
    description:
      "Simple, combiné, système, gagnant ou placé : ce que vous misez et ce que vous gagnez.",
    content: `<h2>Simple</h2><p>Une sélection, une mise. 10 euros à 2,50 paient 25 euros, mise comprise.</p>
<h2>Combiné</h2><p>Plusieurs sélections de rencontres différentes, une mise. Les cotes se multiplient ; toutes doivent gagner.</p>
<h2>Système</h2><p>Plusieurs combinés à la fois : avec trois sélections, un <em>trixie</em> en fait quatre. Une sélection perdue ne perd pas tout. La mise compte pour chaque pari.</p>
<h2>Gagnant ou placé</h2><p>Deux paris : un sur la victoire, un sur une place. La mise est doublée. La carte de la course indique combien de places paient, et quelle part de la cote.</p>
<h2>Cote de départ</h2><p>SP : le prix est celui du départ. Le gain n’est connu qu’à ce moment-là.</p>`,
  },
  "support/deposit-limits": {
    title: "Limites de dépôt",
    description: "La limite légale, la vôtre, et comment la changer.",
    content: `<p>Vos dépôts sont limités par semaine. Vous pouvez fixer une limite plus basse que celle de la loi.</p>
<h2>Baisser</h2><p>Une limite plus basse vaut tout de suite.</p><h2>Relever</h2><p>Une limite plus haute ne vaut qu’après un délai de réflexion de trois jours, et après un contrôle.</p>`,
  },
  "support/contact-us": {
    title: "Nous contacter",
    description: "Notre service clientèle, tous les jours.",
    content: `<p>Notre service clientèle répond en français, en néerlandais et en anglais.</p>
<h2>Par courriel</h2><p><a href="mailto:support@grandstand.example">support@grandstand.example</a><br>Réponse dans la journée.</p>
<h2>Ce qui nous aide</h2><p>Pour un pari, indiquez sa référence : elle commence par GS et se trouve sur le reçu.</p>`,
  },
  "support/accessibility": {
    title: "Accessibilité",
    description:
      "Ce que nous faisons pour que chacun puisse utiliser le site, ce qui reste à améliorer et comment signaler un obstacle.",
    content: `<p>Nous voulons que chacun puisse consulter les cotes, placer un pari et gérer son compte, y compris avec un lecteur d’écran, au clavier seul, à la voix ou avec un texte agrandi. Cette déclaration concerne ce site web et l’application que vous pouvez en installer.</p>
<h2>Ce que dit la loi</h2><p>Depuis le 28 juin 2025, les services de commerce électronique doivent être accessibles (directive (UE) 2019/882, transposée dans le Code de droit économique). Nous suivons la norme européenne EN 301 549 ainsi que les règles WCAG 2.2, aux niveaux A et AA.</p>
<h2>Où nous en sommes</h2><p>Le site est <strong>partiellement conforme</strong> : il suit ces règles, sauf pour les points cités plus bas.</p>
<h2>Ce que nous faisons</h2><ul><li>Tout peut se faire au clavier, du choix d’une cote jusqu’au reçu, et l’élément actif reste toujours visible.</li><li>Les lecteurs d’écran annoncent ce qui change dans votre coupon : une cote, une suspension, un pari placé ou refusé.</li><li>Aucune information ne repose sur la couleur seule. Les contrastes sont contrôlés dans le thème clair comme dans le thème sombre.</li><li>Le texte s’agrandit jusqu’à 400 % sans défilement latéral, et les boutons sont assez grands pour le doigt.</li><li>Ce qui bouge s’arrête si votre appareil demande moins d’animations. Dans les réglages, vous pouvez ralentir les cotes à une mise à jour toutes les dix secondes, garder les messages jusqu’à ce que vous les fermiez et relire les derniers.</li><li>Les messages sont rédigés en langage simple, en français, en néerlandais et en anglais.</li></ul>
<p>Chaque élément est testé automatiquement à chaque modification, et les parcours principaux le sont aussi au clavier.</p>
<h2>Ce qui n’est pas encore accessible</h2><ul><li>La caisse, la vérification de votre identité, la conversation avec le service clientèle, les statistiques et le contrôle anti-robots s’affichent dans un cadre fourni par d’autres entreprises. Nous ne maîtrisons pas entièrement ce qui s’y trouve.</li><li>Les cotes d’une liste ne sont pas annoncées une à une quand elles bougent : elles changent trop souvent. Ajoutez une sélection à votre coupon pour en suivre la cote.</li><li>Les noms d’équipes, de chevaux et de compétitions nous parviennent de fournisseurs, parfois dans une autre langue, que votre lecteur d’écran ne reconnaît pas.</li><li>Un pari en direct se joue en quelques secondes. Ce délai tient au match lui-même, et nous ne pouvons pas l’allonger.</li><li>Le site n’a pas encore été évalué par un organisme indépendant ni par un panel de personnes handicapées.</li></ul>
<h2>Signaler un obstacle</h2><p>Quelque chose vous bloque ? Écrivez à <a href="mailto:{{email}}">{{email}}</a> ou passez par <a href="/support/contact-us/">notre service clientèle</a>. Dites-nous sur quelle page, avec quel appareil et, si vous le souhaitez, avec quelle aide technique. Nous répondons dans les cinq jours ouvrables et nous pouvons vous donner l’information autrement, par courriel par exemple.</p>
<h2>Si notre réponse ne suffit pas</h2><p>Vous pouvez vous adresser à l’autorité de contrôle : <a href="{{authorityUrl}}">{{authority}}</a>.</p>
<p>Déclaration établie en novembre 2026 à partir de notre propre évaluation.</p>`,
  },
  "cookie-policy": {
    title: "Politique relative aux cookies",
    description: "Ce que le site garde dans votre navigateur, et pourquoi.",
    content: `<p>Le site garde dans votre navigateur ce dont il a besoin pour fonctionner, et rien qui vous suive ailleurs.</p>
<h2>Nécessaire</h2><ul><li>votre session ;</li><li>votre coupon, pendant 24 heures ;</li><li>vos réglages.</li></ul>
<h2>Les effacer</h2><p>Votre navigateur peut tout effacer à tout moment. Vous devrez alors vous reconnecter.</p>`,
  },
};
