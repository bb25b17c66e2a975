import { clubs } from "./entries.ts";
import { league } from "./football-league.ts";
import type { FootballCompetition } from "./types.ts";

const nationalDivision =
  clubs(`KSK Heist 0.1, Royal Knokke 0.15, KFC Houtvenne 0, Thes Sport 0.12, KVK Tienen 0.02,
  Dessel Sport 0.08, SK Roeselare -0.1, Hoogstraten VV 0.1, KVK Ninove -0.02, RAEC Mons 0.2,
  Royal Stockay 0.02, Tubize-Braine 0.08, RFC Meux -0.05, Union Namur 0.05, Rochefort -0.02,
  Royal Mandel -0.1, Crossing Schaerbeek -0.1, URSL Visé 0.05, Olympic Charleroi 0.18, KV Diegem -0.15,
  Cappellen FC -0.12, Londerzeel -0.18, Sporting Hasselt 0.2, Merelbeke 0.06, Zelzate -0.08,
  Lyra-Lierse 0.04, Habay-la-Neuve 0.1, Verlaine -0.05, Racing Mechelen 0, City Pirates -0.08, KFC Eppegem -0.15,
  SK Petegem -0.1, SC Dikkelvenne -0.12, KVC Wingene -0.15, Belisia Bilzen 0.05, RUS Rebecq -0.12,
  RFC Warnant -0.08, Raeren-Eynatten -0.15`);
const leagueOne =
  clubs(`Bolton Wanderers 0.2, Huddersfield Town 0.2, Luton Town 0.25, Cardiff City 0.25,
  Plymouth Argyle 0.08, Barnsley 0.05, Reading 0.02, Wigan Athletic 0, Peterborough United -0.05,
  Blackpool 0.02, Stockport County 0.15, Bradford City 0.12, Lincoln City 0.1, Leyton Orient 0,
  Rotherham United -0.05, Mansfield Town -0.02, Stevenage 0.05, Wycombe Wanderers 0.05,
  Exeter City -0.1, Northampton Town -0.15, Burton Albion -0.18, Port Vale -0.2, Doncaster Rovers -0.08,
  AFC Wimbledon -0.05`);
const leagueTwo =
  clubs(`Notts County 0.2, Chesterfield 0.15, Walsall 0.12, Grimsby Town 0.1, Salford City 0.12,
  Swindon Town 0.08, Milton Keynes Dons 0.18, Gillingham 0.02, Crewe Alexandra 0, Colchester United 0.02,
  Bromley 0.05, Barnet 0, Fleetwood Town 0, Cambridge United 0.08, Oldham Athletic -0.02, Barrow -0.1,
  Tranmere Rovers -0.08, Accrington Stanley -0.12, Harrogate Town -0.18, Crawley Town -0.1,
  Shrewsbury Town -0.12, Cheltenham Town -0.2, Bristol Rovers -0.08, Newport County -0.25`);
const laLigaTwo =
  clubs(`Deportivo La Coruña 0.25, Racing Santander 0.28, Málaga 0.1, Sporting Gijón 0.08,
  Almería 0.3, Las Palmas 0.28, Real Valladolid 0.12, Leganés 0.1, Cádiz 0.05, Granada 0.05, Real Zaragoza -0.08,
  Eibar 0.05, Burgos 0.05, Castellón 0.12, Huesca -0.1, Albacete -0.02, Córdoba 0, Mirandés -0.2,
  Andorra -0.05, Cultural Leonesa -0.15, Ceuta -0.1, Real Sociedad B -0.15`);
const serieB =
  clubs(`Palermo 0.25, Venezia 0.25, Monza 0.25, Empoli 0.1, Sampdoria 0, Spezia 0.02, Bari 0,
  Frosinone 0.15, Catanzaro 0.05, Modena 0.1, Cesena 0.08, Juve Stabia 0, Carrarese -0.05, Avellino -0.02,
  Reggiana -0.08, Südtirol -0.05, Mantova -0.12, Padova -0.1, Pescara -0.18, Virtus Entella -0.15`);
const bundesligaTwo =
  clubs(`Schalke 04 0.2, Hertha BSC 0.2, Hannover 96 0.22, SV Elversberg 0.18, SC Paderborn 0.2,
  Fortuna Düsseldorf 0.05, 1. FC Kaiserslautern 0.12, 1. FC Nürnberg 0.05, Karlsruher SC 0.05, Darmstadt 98 0.12,
  VfL Bochum 0.08, Holstein Kiel 0.02, Arminia Bielefeld 0, Dynamo Dresden -0.1, 1. FC Magdeburg -0.08,
  Preußen Münster -0.12, Greuther Fürth -0.15, Eintracht Braunschweig -0.18`);
const ligueTwo =
  clubs(`AS Saint-Étienne 0.3, Montpellier HSC 0.1, Stade de Reims 0.22, Troyes 0.2, Le Mans 0.08,
  EA Guingamp 0.05, Red Star 0.15, Dunkerque 0.08, FC Annecy 0, Pau FC 0.02, Grenoble Foot -0.05,
  Amiens SC -0.1, Rodez AF -0.02, SC Bastia -0.12, Clermont Foot -0.08, Nancy -0.1, Stade Lavallois -0.12,
  US Boulogne -0.15`);
const eersteDivisie =
  clubs(`ADO Den Haag 0.3, SC Cambuur 0.2, Willem II 0.15, De Graafschap 0.15, Roda JC 0.1,
  RKC Waalwijk 0.08, Almere City 0.12, FC Den Bosch 0.02, VVV-Venlo 0, FC Dordrecht 0.02, FC Emmen 0.02,
  MVV Maastricht -0.15, Helmond Sport -0.12, FC Eindhoven -0.1, TOP Oss -0.2, Vitesse 0, Jong Ajax -0.05,
  Jong PSV 0, Jong AZ -0.02, Jong FC Utrecht -0.15`);
const serieBrazil =
  clubs(`Coritiba 0.2, Athletico Paranaense 0.2, Chapecoense 0.15, Goiás 0.15, Remo 0.1,
  Criciúma 0.12, Novorizontino 0.1, Cuiabá 0.05, Avaí 0.02, CRB 0, Vila Nova 0, Operário Ferroviário -0.02,
  Atlético Goianiense 0.05, Athletic Club MG -0.08, Ferroviária -0.12, Botafogo SP -0.12, América Mineiro 0,
  Amazonas -0.15, Volta Redonda -0.18, Paysandu -0.2`);
const championshipUsa =
  clubs(`Louisville City 0.35, Charleston Battery 0.25, Sacramento Republic 0.15, New Mexico United 0.1,
  Tampa Bay Rowdies 0, Pittsburgh Riverhounds 0.1, Detroit City 0.02, Indy Eleven -0.02, Phoenix Rising 0.05,
  San Antonio FC 0.05, El Paso Locomotive 0.02, FC Tulsa 0.2, Orange County SC 0, Oakland Roots -0.1,
  Rhode Island FC 0.02, Hartford Athletic 0.05, Loudoun United 0, Birmingham Legion -0.1,
  Colorado Springs Switchbacks 0, Lexington SC -0.02, Monterey Bay -0.15, Miami FC -0.15, Las Vegas Lights -0.2,
  North Carolina FC 0.05`);
const japaneseSecond =
  clubs(`V-Varen Nagasaki 0.2, Mito HollyHock 0.2, JEF United Chiba 0.2, Omiya Ardija 0.15,
  Tokushima Vortis 0.12, Vegalta Sendai 0.12, Sagan Tosu 0.1, Júbilo Iwata 0.1, Imabari 0.02, Ventforet Kofu -0.02,
  Hokkaido Consadole Sapporo 0, Montedio Yamagata 0, Iwaki FC 0.02, Oita Trinita -0.1, Fujieda MYFC -0.1,
  Blaublitz Akita -0.1, Roasso Kumamoto -0.12, Kataller Toyama -0.15, Renofa Yamaguchi -0.15, Ehime FC -0.25`);
const expansionMexico =
  clubs(`Leones Negros 0.1, Atlante 0.2, Venados 0.05, Cancún 0.08, Tapatío 0.12, Mineros de Zacatecas 0.05,
  Celaya 0, Correcaminos -0.08, Alebrijes de Oaxaca -0.1, Atlético La Paz -0.05, Dorados de Sinaloa -0.15,
  Tlaxcala -0.12, Tepatitlán 0.02, Cimarrones de Sonora -0.02, Atlético Morelia 0.12, Irapuato 0`);

/** The leagues below the top ones, which play while those rest. */
export const secondFootball: readonly FootballCompetition[] = [
  {
    ...league("national-division", "National Division 1", "belgium", 2.8, nationalDivision),
    weight: 1,
    name: { fr: "Nationale 1", nl: "Eerste nationale", en: "National Division 1" },
  },
  league("league-one", "League One", "england", 2.55, leagueOne),
  league("league-two", "League Two", "england", 2.5, leagueTwo),
  league("laliga-2", "LaLiga 2", "spain", 2.35, laLigaTwo),
  league("serie-b", "Serie B", "italy", 2.4, serieB),
  league("2-bundesliga", "2. Bundesliga", "germany", 3, bundesligaTwo),
  league("ligue-2", "Ligue 2", "france", 2.5, ligueTwo),
  league("eerste-divisie", "Eerste Divisie", "netherlands", 3.2, eersteDivisie),
  league("brasileirao-b", "Brasileirão Série B", "brazil", 2.25, serieBrazil, {
    startHours: [20, 27],
  }),
  league("usl-championship", "USL Championship", "usa", 2.7, championshipUsa, {
    startHours: [19, 30],
  }),
  league("j2-league", "J2 League", "japan", 2.4, japaneseSecond, { startHours: [5, 13] }),
  league("expansion-mx", "Liga de Expansión MX", "mexico", 2.6, expansionMexico, {
    startHours: [23, 30],
  }),
];
