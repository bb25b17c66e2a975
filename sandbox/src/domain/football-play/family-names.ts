/** Common family names by the region that a club plays in: squads are made up of them. */
const byRegion: Readonly<Record<string, string>> = {
  belgium: `Peeters, Janssens, Maes, Jacobs, Willems, Claes, Goossens, Wouters, De Smet, Vermeulen, Dubois, Lambert,
    Dupont, Martens, Hendrickx, Mertens, Van Damme, De Backer, Aerts, Bogaerts, Delcourt, Lemaire, Vandersmissen, Simon,
    Rombouts, Stevens, Nuyens, Verhoeven, Leclercq, Thys, Van Loo, De Waele, Baert, Renard, Cools, Denis`,
  england: `Smith, Taylor, Walker, Wright, Hughes, Edwards, Green, Hall, Wood, Harris, Clarke, Turner, Cooper, Morris,
    Ward, Moore, Bennett, Shaw, Palmer, Foster, Barnes, Fletcher, Hayes, Marsh, Doyle, Porter, Grant, Hudson, Webb, Reid`,
  spain: `García, Romero, Ruiz, Torres, Navarro, Molina, Ortega, Delgado, Castro, Rubio, Marín, Sanz, Iglesias, Medina,
    Cortés, Garrido, Santos, Lozano, Cano, Prieto, Méndez, Cruz, Gallego, Vidal, León, Herrera, Peña, Flores, Cabrera, Soto`,
  italy: `Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, Costa,
    Mancini, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli`,
  germany: `Müller, Schmidt, Schneider, Fischer, Weber, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer, Richter, Klein,
    Wolf, Neumann, Schwarz, Braun, Hofmann, Zimmermann, Krüger, Hartmann, Lange, Werner, Krause, Lehmann, Köhler, Brandt`,
  france: `Bernard, Petit, Robert, Richard, Moreau, Laurent, Girard, Roux, Fournier, Morel, Mercier, Blanc, Guérin, Boyer,
    Garnier, Chevalier, François, Legrand, Gauthier, Perrin, Robin, Clément, Morin, Nicolas, Henry, Roussel, Mathieu`,
  netherlands: `De Jong, Jansen, De Vries, Bakker, Visser, Smit, Meijer, Mulder, De Groot, Bos, Vos, Hendriks, Dekker,
    Dijkstra, Van Leeuwen, De Wit, Brouwer, Kok, Jacobs, Vermeer, Van Dam, Kuipers, Peters, Scholten, Prins, Huisman`,
  portugal: `Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves, Gomes,
    Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Vieira, Baptista`,
  turkey: `Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Aydın, Öztürk, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt,
    Özdemir, Şimşek, Polat, Korkmaz, Özkan, Erdoğan, Güneş, Aksoy, Bulut, Taş`,
  japan: `Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki,
    Matsumoto, Inoue, Kimura, Hayashi, Shimizu, Saito, Mori, Abe, Ikeda, Hashimoto, Ishikawa, Ogawa, Okada`,
};

const abroad = `Okoro, Mbaye, Diallo, Sow, Keita, Traoré, Adjei, Mensah, Kovač, Horvat, Novák, Nowak, Lindqvist, Hansen,
  Nilsson, Johansen, Popescu, Ivanov, Petrov, Kim, Park, Lee, Sánchez, Álvarez, Da Silva, Barbosa, Araújo, Benali, Haddad,
  El Amrani, Osei, Cissé, Touré, Camara, Jovanović, Marković, Virtanen, Kowalski, Papadakis, Murphy`;

function listed(names: string): string[] {
  return names.split(",").map((name) => name.trim());
}

/** Family names of players from abroad. */
export const namesFromAbroad: readonly string[] = listed(abroad);

/** Regions without a list of their own, and whose names are common there. */
const like: Readonly<Record<string, string>> = { brazil: "portugal", mexico: "spain" };

/** Family names of a region's own players; England's where there is no list. */
export function namesOf(region: string): readonly string[] {
  return listed(byRegion[like[region] ?? region] ?? byRegion.england ?? "");
}
