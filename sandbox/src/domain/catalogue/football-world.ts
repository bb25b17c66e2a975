import { clubs } from "./entries.ts";
import { league } from "./football-league.ts";
import type { FootballCompetition } from "./types.ts";

const championship =
  clubs(`Leicester City 0.3, Southampton 0.25, Ipswich Town 0.3, Coventry City 0.3,
  Middlesbrough 0.2, West Bromwich Albion 0.1, Norwich City 0.05, Bristol City 0.08, Millwall 0,
  Watford 0, Hull City 0, Stoke City 0.05, Swansea City -0.05, Preston North End -0.05, Derby County -0.1,
  Queens Park Rangers -0.1, Blackburn Rovers -0.12, Sheffield United 0.1, Birmingham City 0.12,
  Wrexham 0, Charlton Athletic -0.2, Portsmouth -0.2, Oxford United -0.25, Sheffield Wednesday -0.45`);
const primeiraLiga = clubs(`Benfica 0.7, FC Porto 0.7, Sporting CP 0.72, SC Braga 0.35,
  Vitória Guimarães 0.1, Famalicão 0.05, Moreirense -0.05, Gil Vicente 0, Rio Ave -0.15, Estoril -0.15,
  Casa Pia -0.2, Santa Clara -0.1, Estrela da Amadora -0.25, Nacional -0.25, Arouca -0.25, Alverca -0.3,
  Tondela -0.35, AVS -0.5`);
const superLig =
  clubs(`Galatasaray 0.75, Fenerbahçe 0.65, Trabzonspor 0.3, Beşiktaş 0.35, Başakşehir 0.15,
  Samsunspor 0.15, Göztepe 0.1, Konyaspor -0.1, Alanyaspor -0.1, Rizespor -0.15, Antalyaspor -0.2,
  Kasımpaşa -0.15, Gaziantep -0.1, Kayserispor -0.35, Gençlerbirliği -0.25, Eyüpspor -0.2`);
const brasileirao =
  clubs(`Flamengo 0.5, Palmeiras 0.48, Cruzeiro 0.3, Botafogo 0.2, Fluminense 0.15,
  São Paulo 0.1, Atlético Mineiro 0.12, Bahia 0.15, Grêmio 0.02, Internacional 0.02, Corinthians 0.05,
  Santos -0.05, Vasco da Gama -0.05, Red Bull Bragantino 0, Fortaleza -0.1, Ceará -0.15, Vitória -0.2,
  Mirassol 0.05, Juventude -0.35, Sport Recife -0.4`);
const majorLeagueSoccer =
  clubs(`Inter Miami 0.35, LAFC 0.3, FC Cincinnati 0.2, Philadelphia Union 0.2,
  Seattle Sounders 0.15, Vancouver Whitecaps 0.25, Columbus Crew 0.15, San Diego FC 0.18, Orlando City 0.1,
  Charlotte FC 0.08, New York City FC 0.08, Minnesota United 0.05, Nashville SC 0.08, Portland Timbers 0,
  Chicago Fire 0, Real Salt Lake -0.1, Austin FC -0.08, New York Red Bulls -0.02, Colorado Rapids -0.12,
  FC Dallas -0.1, Houston Dynamo -0.15, LA Galaxy -0.15, Toronto FC -0.2, CF Montréal -0.3,
  Atlanta United -0.15, D.C. United -0.35, St. Louis City -0.2, Sporting Kansas City -0.3`);
const japaneseLeague =
  clubs(`Vissel Kobe 0.3, Kashima Antlers 0.3, Kashiwa Reysol 0.25, Kyoto Sanga 0.15,
  Sanfrecce Hiroshima 0.28, Machida Zelvia 0.2, Kawasaki Frontale 0.2, Urawa Red Diamonds 0.12,
  Gamba Osaka 0.05, Cerezo Osaka 0, FC Tokyo -0.05, Avispa Fukuoka -0.1, Fagiano Okayama -0.1,
  Shimizu S-Pulse -0.12, Nagoya Grampus -0.08, Yokohama F. Marinos -0.1, Tokyo Verdy -0.15,
  Yokohama FC -0.3, Shonan Bellmare -0.3, Albirex Niigata -0.35`);
const australianLeague = clubs(`Melbourne City 0.2, Auckland FC 0.22, Western Sydney Wanderers 0,
  Melbourne Victory 0.15, Sydney FC 0.18, Adelaide United 0.1, Macarthur FC 0.02, Central Coast Mariners -0.1,
  Newcastle Jets -0.05, Wellington Phoenix -0.12, Perth Glory -0.3, Brisbane Roar -0.2`);
const mexicanLeague =
  clubs(`Club América 0.45, Toluca 0.45, Cruz Azul 0.4, Monterrey 0.35, Tigres UANL 0.4,
  Guadalajara 0.15, Pachuca 0.1, Pumas UNAM 0.05, Club León 0, Santos Laguna -0.15, Tijuana 0, Necaxa -0.15,
  FC Juárez -0.1, Atlas -0.15, Querétaro -0.25, Mazatlán -0.3, Puebla -0.35, Atlético San Luis -0.15`);

/** Leagues that fill the other hours of the day in Brussels. */
export const worldFootball: readonly FootballCompetition[] = [
  league("championship", "Championship", "england", 2.5, championship, { startHours: [13, 21] }),
  league("primeira-liga", "Primeira Liga", "portugal", 2.6, primeiraLiga, { startHours: [16, 22] }),
  league("super-lig", "Süper Lig", "turkey", 2.85, superLig, { startHours: [12, 19] }),
  league("brasileirao", "Brasileirão Série A", "brazil", 2.45, brasileirao, {
    startHours: [20, 26],
  }),
  league("major-league-soccer", "Major League Soccer", "usa", 3, majorLeagueSoccer, {
    startHours: [19, 29],
  }),
  league("j1-league", "J1 League", "japan", 2.5, japaneseLeague, { startHours: [5, 13] }),
  league("a-league", "A-League", "australia", 3, australianLeague, { startHours: [4, 12] }),
  league("liga-mx", "Liga MX", "mexico", 2.7, mexicanLeague, { startHours: [23, 30] }),
];
