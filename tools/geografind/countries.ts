/**
 * The countries of Geografind: facts missing in the map's data, written by hand.
 *
 * There are 197 countries: the members of the United Nations, its two observer states (Vatican
 * City, Palestine), Kosovo and Taiwan. Continents follow the UN's geoscheme (M49), with the
 * Americas split in two. Capitals are the undisputed seats; a dash where a country has no capital,
 * or its capital is contested or moving.
 *
 * `fame` rates how readily people find a country, from 1 (most) to 7 (fewest). It is our own
 * judgement: no free source measures it, and area or population alone would call Iceland obscure
 * and Chad famous.
 */

export interface SourceCountry {
  /** The country's code in ISO 3166-1 alpha-2; XK for Kosovo, which has none. */
  readonly code: string;
  readonly continent: string;
  readonly fame: number;
  readonly capital: string | null;
  /**
   * A description of the flag, the hint given instead of the capital's initial where the initial
   * would reveal nothing new; null in other countries.
   */
  readonly flag: string | null;
  /** Other names that players type. */
  readonly aliases: readonly string[];
}

/**
 * Names of countries, by code, where CLDR's English ones are too long, too short or too similar.
 */
export const NAMES: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  MM: 'Myanmar',
  PS: 'Palestine',
  TR: 'Türkiye',
  VC: 'Saint Vincent and the Grenadines',
};

/**
 * Areas in km² as commonly published, by code, for countries whose outlines are off by more than a
 * twentieth, or enough to change their position among the ten largest: coarsely drawn atolls and
 * coasts, reclaimed land, desert borders. For display only: distances, tiers and outlines follow
 * from the map.
 */
export const AREAS: Readonly<Record<string, number>> = {
  AE: 83_600,
  BD: 147_570,
  BH: 786,
  BS: 13_940,
  BT: 38_394,
  DJ: 23_200,
  DZ: 2_381_741,
  EC: 276_840,
  FM: 702,
  GM: 11_300,
  GW: 36_125,
  KI: 811,
  KM: 1862,
  LI: 160,
  LR: 111_369,
  LY: 1_759_540,
  MA: 446_550,
  MC: 2,
  MH: 181,
  MV: 298,
  NE: 1_267_000,
  NL: 41_850,
  NR: 21,
  PW: 459,
  SA: 2_149_690,
  SB: 28_896,
  SG: 735,
  SR: 163_820,
  ST: 964,
  TO: 747,
  TV: 26,
  VA: 0.49,
  VC: 389,
  YE: 527_970,
};

/**
 * The countries of each continent, one a line: code, fame, capital, flag, aliases; separated by
 * bars.
 */
const TABLE: Readonly<Record<string, string>> = {
  Africa: `
AO|4|Luanda
BF|5|Ouagadougou||Upper Volta
BI|6|Gitega
BJ|6|Porto-Novo||Dahomey
BW|4|Gaborone
CD|3|Kinshasa||Democratic Republic of the Congo, DRC, Congo-Kinshasa, Congo, Zaire, Congo DR
CF|5|Bangui||CAR, Central Africa
CG|5|Brazzaville||Congo, Congo-Brazzaville, Congo Republic
CI|4|Yamoussoukro||Ivory Coast
CM|4|Yaoundé
CV|5|Praia||Cabo Verde
DJ|5|Djibouti|light blue, green and white, with a red star
DZ|2|Algiers|green and white, with a red crescent and star
EG|1|Cairo||Arab Republic of Egypt
ER|5|Asmara
ET|3|Addis Ababa||Abyssinia
GA|5|Libreville||Gabonese Republic
GH|3|Accra||Gold Coast
GM|6|Banjul||The Gambia
GN|5|Conakry
GQ|6|-|green, white and red, with a blue triangle|Spanish Guinea
GW|6|Bissau
KE|2|Nairobi
KM|7|Moroni||Comores
LR|5|Monrovia
LS|5|Maseru||Basutoland
LY|2|Tripoli
MA|2|Rabat
MG|1|Antananarivo||Malagasy Republic
ML|4|Bamako
MR|5|Nouakchott
MU|5|Port Louis
MW|5|Lilongwe||Nyasaland
MZ|4|Maputo|green, black and yellow, with a red triangle
NA|3|Windhoek||South West Africa
NE|4|Niamey|orange, white and green
NG|2|Abuja
RW|4|Kigali
SC|6|Victoria
SD|3|Khartoum
SL|5|Freetown
SN|4|Dakar
SO|3|Mogadishu
SS|4|Juba
ST|7|São Tomé|green and yellow, with a red triangle|Sao Tome, Sao Tome e Principe
SZ|6|Mbabane||Swaziland
TD|4|N’Djamena||Tchad
TG|6|Lomé||Togolese Republic
TN|3|Tunis|red, with a white disc|Tunisian Republic
TZ|3|Dodoma||Tanganyika
UG|4|Kampala
ZA|1|Pretoria||RSA
ZM|4|Lusaka||Northern Rhodesia
ZW|4|Harare||Rhodesia`,
  Asia: `
AE|3|Abu Dhabi||UAE, Emirates
AF|2|Kabul
AM|4|Yerevan
AZ|4|Baku
BD|3|Dhaka
BH|5|Manama
BN|6|Bandar Seri Begawan|yellow, black and white, with a red emblem|Brunei Darussalam
BT|4|Thimphu
CN|1|Beijing||People’s Republic of China, PRC, Mainland China
CY|3|Nicosia
GE|4|Tbilisi
ID|1|Jakarta
IL|2|-|white and blue
IN|1|New Delhi||Bharat
IQ|2|Baghdad
IR|2|Tehran||Persia, Islamic Republic of Iran
JO|4|Amman
JP|1|Tokyo||Nippon
KG|5|Bishkek||Kyrgyz Republic, Kirghizia, Kirgistan, Kirghizstan
KH|4|Phnom Penh||Kampuchea
KP|2|Pyongyang||DPRK, Korea, Democratic People’s Republic of Korea
KR|2|Seoul|white, with a red and blue disc|Korea, Republic of Korea, ROK
KW|4|Kuwait City|green, white, red and black
KZ|2|Astana
LA|4|Vientiane||Lao PDR, Lao People’s Democratic Republic
LB|4|Beirut||Lebanese Republic
LK|2|Sri Jayawardenepura Kotte|yellow, green, orange and dark red, with a lion|Ceylon
MM|4|Naypyidaw||Burma, Myanmar (Burma)
MN|2|Ulaanbaatar
MV|5|Malé|red and green, with a white crescent|Maldive Islands
MY|3|Kuala Lumpur
NP|3|Kathmandu
OM|4|Muscat
PH|3|Manila||The Philippines
PK|2|Islamabad
PS|4|-|black, white, green and red|Palestinian Territories, State of Palestine, West Bank, Gaza, Occupied Palestinian Territory
QA|4|Doha
SA|1|Riyadh||KSA
SG|4|Singapore|red and white, with a crescent and stars
SY|3|Damascus||Syrian Arab Republic
TH|2|Bangkok||Siam
TJ|5|Dushanbe
TL|6|Dili||East Timor
TM|5|Ashgabat
TR|1|Ankara||Turkey
TW|3|Taipei|red, blue and white, with a sun|Republic of China, Formosa, Chinese Taipei, Republic of China (Taiwan)
UZ|5|Tashkent
VN|2|Hanoi||Viet Nam
YE|4|Sana’a`,
  Europe: `
AD|5|Andorra la Vella|blue, yellow and red
AL|4|Tirana
AT|3|Vienna
BA|4|Sarajevo||Bosnia, Herzegovina, BiH
BE|3|Brussels|black, yellow and red
BG|4|Sofia
BY|4|Minsk||Belorussia, Byelorussia
CH|2|Bern||Swiss Confederation, Swiss
CZ|3|Prague||Czech Republic, Czech
DE|1|Berlin||Federal Republic of Germany
DK|2|Copenhagen
EE|4|Tallinn
ES|1|Madrid
FI|2|Helsinki
FR|1|Paris||French Republic
GB|1|London||UK, Great Britain, Britain, United Kingdom of Great Britain and Northern Ireland
GR|2|Athens||Hellas, Hellenic Republic
HR|3|Zagreb
HU|3|Budapest
IE|2|Dublin||Eire, Republic of Ireland
IS|1|Reykjavík
IT|1|Rome||Italian Republic
LI|6|Vaduz
LT|4|Vilnius
LU|5|Luxembourg|red, white and light blue
LV|4|Riga
MC|6|Monaco|red and white
MD|5|Chișinău||Moldavia
ME|5|Podgorica
MK|5|Skopje||Macedonia, FYROM, FYR Macedonia
MT|5|Valletta
NL|2|Amsterdam||Holland, The Netherlands
NO|1|Oslo
PL|2|Warsaw
PT|2|Lisbon||Portuguese Republic
RO|3|Bucharest
RS|4|Belgrade
RU|1|Moscow||Russian Federation
SE|1|Stockholm|blue, with a yellow cross
SI|4|Ljubljana
SK|4|Bratislava||Slovak Republic
SM|6|San Marino|white and light blue
UA|2|Kyiv
VA|5|Vatican City|yellow and white|Holy See, The Vatican
XK|5|Pristina`,
  'North America': `
AG|7|Saint John’s||Antigua, Barbuda
BB|6|Bridgetown|blue and gold, with a black trident
BS|4|Nassau||The Bahamas
BZ|5|Belmopan|blue and red, with a white disc|British Honduras
CA|1|Ottawa
CR|4|San José
CU|1|Havana
DM|7|Roseau
DO|4|Santo Domingo
GD|7|Saint George’s
GT|4|Guatemala City|light blue and white
HN|5|Tegucigalpa
HT|4|Port-au-Prince
JM|3|Kingston
KN|7|Basseterre||Saint Kitts, Nevis
LC|7|Castries
MX|1|Mexico City|green, white and red, with an eagle|United Mexican States
NI|5|Managua
PA|3|Panama City|white, red and blue, with two stars
SV|5|San Salvador||Salvador
TT|5|Port of Spain||Trinidad, Tobago
US|1|Washington, D.C.||USA, US, America, United States of America, The States
VC|7|Kingstown||Saint Vincent, Grenadines`,
  Oceania: `
AU|1|Canberra
FJ|5|Suva
FM|7|Palikir||Federated States of Micronesia, FSM
KI|7|Tarawa
MH|7|Majuro|blue, with an orange and a white ray
NR|7|-|blue, with a yellow line and a white star
NZ|1|Wellington||Aotearoa
PG|4|Port Moresby|black and red, with a bird and stars|PNG
PW|7|Ngerulmud||Belau
SB|6|Honiara||Solomons
TO|7|Nuku‘alofa
TV|7|Funafuti||Ellice Islands
VU|6|Port Vila||New Hebrides
WS|6|Apia||Western Samoa`,
  'South America': `
AR|1|Buenos Aires||Argentine Republic
BO|3|Sucre
BR|1|Brasília|green and yellow, with a blue disc
CL|1|Santiago
CO|2|Bogotá
EC|3|Quito
GY|5|Georgetown|green, yellow and red arrowheads|British Guiana
PE|2|Lima
PY|3|Asunción
SR|5|Paramaribo||Dutch Guiana
UY|3|Montevideo
VE|2|Caracas`,
};

function parseLine(continent: string, line: string): SourceCountry {
  const [code = '', fame, capital = '', flag = '', aliases = ''] = line.split('|');
  return {
    code,
    continent,
    fame: Number(fame),
    capital: capital === '-' ? null : capital,
    flag: flag === '' ? null : flag,
    aliases: aliases === '' ? [] : aliases.split(', '),
  };
}

/** The countries in the order of their codes. */
export const COUNTRIES: readonly SourceCountry[] = Object.entries(TABLE)
  .flatMap(([continent, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => parseLine(continent, line)),
  )
  .sort((a, b) => (a.code < b.code ? -1 : 1));
