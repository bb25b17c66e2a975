import type { Configuration } from "@grandstand/app/core/configuration.ts";

const nowhere = "https://operator.example/";

/** A site whose hosts do not exist: whatever it requests, the fake operator answers. */
export const configuration: Configuration = {
  hosts: { account: nowhere, betting: nowhere, content: nowhere, sportsbook: nowhere },
  realtimeUrl: "wss://operator.example/",
  bookmaker: "grandstand",
  brandName: "Grandstand",
  licenceNumber: "F1-0000",
  barredAge: 18,
  country: "BE",
  timeZone: "Europe/Brussels",
  promotions: true,
  readyBuilders: true,
  captchaUrl: `${nowhere}captcha/`,
  cashierOrigin: "https://cashier.example",
  applePayMerchant: "merchant.example",
  statsUrl: `${nowhere}statistics/`,
  responsiblePlayLinks: [{ name: "Aide aux joueurs", href: "https://help.example/" }],
  blogUrl: "https://blog.example/",
  socialLinks: [],
  chatUrl: "https://chat.example/snippet.js",
  reviewsUrl: "https://reviews.example/",
  hubUrl: "https://hub.example/",
  help: [],
  spanishSiteUrl: "https://es.example.com",
  responsiblePlayUrl: "https://help.example/",
};
