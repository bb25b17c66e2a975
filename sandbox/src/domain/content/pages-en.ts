import type { Pages } from "./page.ts";

export const englishPages: Pages = {
  support: {
    title: "Support",
    description: "Answers, rules and contact: all you need to bet with an easy mind.",
    content: `<h2>Betting</h2><ul><li><a href="/support/betting-guide/">Betting guide</a></li><li><a href="/support/faq/">Frequently asked questions</a></li></ul>
<h2>Staying in control</h2><ul><li><a href="/support/responsible-gaming/">Responsible gaming</a></li><li><a href="/support/deposit-limits/">Deposit limits</a></li></ul>
<h2>What we promise</h2><ul><li><a href="/support/terms-conditions/">Terms and conditions</a></li><li><a href="/support/privacy-policy/">Privacy</a></li><li><a href="/cookie-policy/">Cookies</a></li><li><a href="/support/accessibility/">Accessibility</a></li></ul>`,
  },
  "support/faq": {
    title: "Frequently asked questions",
    description: "Account, bets, payments: answers to what we are asked most.",
    content: "<p>What we are asked most, with the answers.</p>",
    questions: [
      [
        "Who may bet?",
        "<p>Anyone aged 21 or over whose identity is verified and who is neither excluded nor taking a break.</p>",
      ],
      [
        "Why did my odds change?",
        "<p>Odds follow the match and the stakes. In the <strong>settings</strong> you choose which changes you accept at once. If you choose nothing, we always ask.</p>",
      ],
      [
        "Can I cancel a bet?",
        "<p>No. A placed bet stands. Some open bets can be cashed out before the end: the amount is then shown beside the bet.</p>",
      ],
      [
        "When is my bet settled?",
        '<p>As soon as the official result is known. The payment shows in your balance and under <a href="/history/">My bets</a>.</p>',
      ],
      [
        "What if my connection drops?",
        "<p>We find out for you whether the bet was placed. It is never placed twice.</p>",
      ],
      [
        "Where is my withdrawal?",
        "<p>The cashier lists each withdrawal with its state, under <strong>Deposits and withdrawals</strong>. Money that was refused is back in your balance.</p>",
      ],
      [
        "When is a bet void?",
        "<p>When the match is called off, or when a price was obviously wrong. The stake is then returned; in a combi the selection counts for 1.00.</p>",
      ],
      [
        "Why is the cash-out suspended?",
        "<p>While the odds of a match are suspended, after a goal for instance, no amount can be worked out. The offer comes back with the odds.</p>",
      ],
    ],
  },
  "support/terms-conditions": {
    title: "Terms and conditions",
    description: "The rules between you and us.",
    content: `<h2>1. Who the site is for</h2><p>The site is open to adults. Only those aged 21 or over may bet.</p>
<h2>2. Your account</h2><p>One account per person, in your own name. You keep your password to yourself and tell us if anyone else knows it.</p>
<h2>3. Your bets</h2><p>A bet is made when its receipt appears. The odds on the receipt are the ones that count.</p><p>The highest stake on the bet slip is 1,100 euros. A bet on a match that is called off is refunded.</p>
<h2>4. Obvious mistakes</h2><p>A price that is obviously wrong, such as two teams the wrong way round, makes the bet void. The stake is returned.</p>
<h2>5. Complaints</h2><p>Write to <a href="/support/contact-us/">our customer service</a> first. You get a reasoned answer within thirty days.</p>`,
  },
  "support/confidentiality": {
    title: "Confidentiality",
    description: "What we know of you, why, and for how long.",
    content: `<p>We ask for what the gaming act requires, and no more.</p>
<h2>What we keep</h2><ul><li>your name, date of birth and address;</li><li>your bets, deposits and withdrawals;</li><li>your log-ins, to protect your account.</li></ul>
<h2>For how long</h2><p>Ten years after the account is closed for what the anti-money-laundering act asks for, less for the rest.</p>`,
  },
  "support/privacy-policy": {
    title: "Privacy policy",
    description: "Your rights to your data, and how to use them.",
    content: `<p>Your data are yours. You can see them, correct them, take them with you and, where the law allows it, have them erased.</p>
<h2>Using your rights</h2><p>A request to <a href="/support/contact-us/">our customer service</a> is enough. We answer within a month.</p>
<h2>Complaint</h2><p>If our answer does not satisfy you, you can turn to the Data Protection Authority.</p>`,
  },
  "support/responsible-gaming": {
    title: "Responsible gaming",
    description: "A game should stay a game: signs, breaks and help.",
    content: `<p>Gambling is no income. Stake only what you can lose without anything in your life changing.</p>
<h2>Signs to take seriously</h2><ul><li>you play to win back a loss;</li><li>you hide how much you play;</li><li>you borrow to play.</li></ul>
<h2>What you can do at once</h2><ol><li>Lower your <a href="/support/deposit-limits/">deposit limits</a>.</li><li>Take a break, from a few days to several weeks.</li><li>Exclude yourself: your request counts for every Belgian operator.</li></ol>`,
  },
  "support/betting-guide": {
    title: "Betting guide",
    description: "Single, combi, system, each-way: what you stake and what you win.",
    content: `<h2>Single</h2><p>One selection, one stake. 10 euros at 2.50 pay 25 euros, stake included.</p>
<h2>Combi</h2><p>Several selections from different matches, one stake. The odds are multiplied; all must win.</p>
<h2>System</h2><p>Several combis at once: of three selections a <em>trixie</em> makes four. One lost selection does not lose everything. The stake counts for each bet.</p>
<h2>Each-way</h2><p>Two bets: one to win, one to be placed. The stake is doubled. The race card says how many places pay, and what part of the odds.</p>
<h2>Starting price</h2><p>SP: the price is that of the off. What it pays is known only then.</p>`,
  },
  "support/deposit-limits": {
    title: "Deposit limits",
    description: "The legal limit, your own, and how to change it.",
    content: `<p>Your deposits are limited per week. You can set a limit lower than the law's.</p>
<h2>Lowering</h2><p>A lower limit counts at once.</p><h2>Raising</h2><p>A higher limit counts only after three days to think it over, and after a check.</p>`,
  },
  "support/contact-us": {
    title: "Contact us",
    description: "Our customer service, every day.",
    content: `<p>Our customer service answers in English, French and Dutch.</p>
<h2>By e-mail</h2><p><a href="mailto:support@grandstand.example">support@grandstand.example</a><br>An answer within the day.</p>
<h2>What helps us</h2><p>For a bet, give its reference: it begins with GS and stands on the receipt.</p>`,
  },
  "support/accessibility": {
    title: "Accessibility",
    description:
      "What we do so that everyone can use the site, what is still to be improved, and how to report a barrier.",
    content: `<p>We want everyone to be able to look up odds, place a bet and manage their account, whether with a screen reader, by keyboard alone, by voice or with larger text. This statement covers this website and the app that you can install from it.</p>
<h2>What the law asks</h2><p>Since 28 June 2025, e-commerce services have to be accessible (Directive (EU) 2019/882, part of Belgium's Code of Economic Law). We follow the European standard EN 301 549, and the WCAG 2.2 guidelines at levels A and AA.</p>
<h2>Where we stand</h2><p>The site <strong>partially conforms</strong>: it follows these rules except for the points below.</p>
<h2>What we do</h2><ul><li>Everything can be done by keyboard, from choosing a price to the receipt, and you always see where you are.</li><li>Screen readers announce what changes on your bet slip: a price, a suspension, a bet that is placed or refused.</li><li>Nothing is told by colour alone. Contrast is checked in the light theme and in the dark one.</li><li>Text grows to 400% without scrolling sideways, and buttons are large enough for a finger.</li><li>What moves stops if your device asks for less motion. In the settings you can slow odds down to one update every ten seconds, keep messages until you close them and read the last ones again.</li><li>Messages are written in plain language, in English, French and Dutch.</li></ul>
<p>Every part is tested automatically with each change, and the main tasks are tested by keyboard too.</p>
<h2>What is not accessible yet</h2><ul><li>The cashier, the identity check, the support chat, statistics and the robot check are shown in a frame that comes from other companies. We don't fully control what is in it.</li><li>Odds in a list are not announced one by one as they move: they change too often. Add a selection to your bet slip to follow its price.</li><li>Names of teams, horses and competitions come from suppliers, sometimes in another language, which your screen reader can't tell.</li><li>In-play betting is a matter of seconds. That is due to the match itself, and we can't extend the time.</li><li>The site has not yet been assessed by an independent body or by a panel of disabled people.</li></ul>
<h2>Reporting a barrier</h2><p>Is something in your way? Write to <a href="mailto:{{email}}">{{email}}</a> or go through <a href="/support/contact-us/">our customer service</a>. Tell us on which page, with which device and, if you like, with which assistive technology. We answer within five working days, and can give you the information in another way, by e-mail for example.</p>
<h2>If our answer is not enough</h2><p>You can turn to the enforcement body: <a href="{{authorityUrl}}">{{authority}}</a>.</p>
<p>Statement drawn up in November 2026 from our own assessment.</p>`,
  },
  "cookie-policy": {
    title: "Cookie policy",
    description: "What the site keeps in your browser, and why.",
    content: `<p>The site keeps in your browser what it needs to work, and nothing that follows you elsewhere.</p>
<h2>Necessary</h2><ul><li>your session;</li><li>your bet slip, for 24 hours;</li><li>your settings.</li></ul>
<h2>Erasing it</h2><p>Your browser can erase everything at any time. You will have to log in again.</p>`,
  },
};
