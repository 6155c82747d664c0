/**
 * The countries of Geografind: facts missing in the map's data, written by hand.
 *
 * There are 197 countries: the members of the United Nations, its two observer states (Vatican
 * City, Palestine), Kosovo and Taiwan. Continents follow the UN's geoscheme (M49), with the
 * Americas split in two. Capitals are the undisputed seats; a dash where a country has no capital,
 * or its capital is contested or moving.
 */

export interface SourceCountry {
  /** The country's code in ISO 3166-1 alpha-2; XK for Kosovo, which has none. */
  readonly code: string;
  readonly continent: string;
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
 * The countries of each continent, one a line: code, capital, flag, aliases; separated by bars.
 */
const TABLE: Readonly<Record<string, string>> = {
  Africa: `
AO|Luanda
BF|Ouagadougou||Upper Volta
BI|Gitega
BJ|Porto-Novo||Dahomey
BW|Gaborone
CD|Kinshasa||Democratic Republic of the Congo, DRC, Congo-Kinshasa, Congo, Zaire, Congo DR
CF|Bangui||CAR, Central Africa
CG|Brazzaville||Congo, Congo-Brazzaville, Congo Republic
CI|Yamoussoukro||Ivory Coast
CM|Yaoundé
CV|Praia||Cabo Verde
DJ|Djibouti|light blue, green and white, with a red star
DZ|Algiers|green and white, with a red crescent and star
EG|Cairo||Arab Republic of Egypt
ER|Asmara
ET|Addis Ababa||Abyssinia
GA|Libreville||Gabonese Republic
GH|Accra||Gold Coast
GM|Banjul||The Gambia
GN|Conakry
GQ|-|green, white and red, with a blue triangle|Spanish Guinea
GW|Bissau
KE|Nairobi
KM|Moroni||Comores
LR|Monrovia
LS|Maseru||Basutoland
LY|Tripoli
MA|Rabat
MG|Antananarivo||Malagasy Republic
ML|Bamako
MR|Nouakchott
MU|Port Louis
MW|Lilongwe||Nyasaland
MZ|Maputo|green, black and yellow, with a red triangle
NA|Windhoek||South West Africa
NE|Niamey|orange, white and green
NG|Abuja
RW|Kigali
SC|Victoria
SD|Khartoum
SL|Freetown
SN|Dakar
SO|Mogadishu
SS|Juba
ST|São Tomé|green and yellow, with a red triangle|Sao Tome, Sao Tome e Principe
SZ|Mbabane||Swaziland
TD|N’Djamena||Tchad
TG|Lomé||Togolese Republic
TN|Tunis|red, with a white disc|Tunisian Republic
TZ|Dodoma||Tanganyika
UG|Kampala
ZA|Pretoria||RSA
ZM|Lusaka||Northern Rhodesia
ZW|Harare||Rhodesia`,
  Asia: `
AE|Abu Dhabi||UAE, Emirates
AF|Kabul
AM|Yerevan
AZ|Baku
BD|Dhaka
BH|Manama
BN|Bandar Seri Begawan|yellow, black and white, with a red emblem|Brunei Darussalam
BT|Thimphu
CN|Beijing||People’s Republic of China, PRC, Mainland China
CY|Nicosia
GE|Tbilisi
ID|Jakarta
IL|-|white and blue
IN|New Delhi||Bharat
IQ|Baghdad
IR|Tehran||Persia, Islamic Republic of Iran
JO|Amman
JP|Tokyo||Nippon
KG|Bishkek||Kyrgyz Republic, Kirghizia, Kirgistan, Kirghizstan
KH|Phnom Penh||Kampuchea
KP|Pyongyang||DPRK, Korea, Democratic People’s Republic of Korea
KR|Seoul|white, with a red and blue disc|Korea, Republic of Korea, ROK
KW|Kuwait City|green, white, red and black
KZ|Astana
LA|Vientiane||Lao PDR, Lao People’s Democratic Republic
LB|Beirut||Lebanese Republic
LK|Sri Jayawardenepura Kotte|yellow, green, orange and dark red, with a lion|Ceylon
MM|Naypyidaw||Burma, Myanmar (Burma)
MN|Ulaanbaatar
MV|Malé|red and green, with a white crescent|Maldive Islands
MY|Kuala Lumpur
NP|Kathmandu
OM|Muscat
PH|Manila||The Philippines
PK|Islamabad
PS|-|black, white, green and red|Palestinian Territories, State of Palestine, West Bank, Gaza, Occupied Palestinian Territory
QA|Doha
SA|Riyadh||KSA
SG|Singapore|red and white, with a crescent and stars
SY|Damascus||Syrian Arab Republic
TH|Bangkok||Siam
TJ|Dushanbe
TL|Dili||East Timor
TM|Ashgabat
TR|Ankara||Turkey
TW|Taipei|red, blue and white, with a sun|Republic of China, Formosa, Chinese Taipei, Republic of China (Taiwan)
UZ|Tashkent
VN|Hanoi||Viet Nam
YE|Sana’a`,
  Europe: `
AD|Andorra la Vella|blue, yellow and red
AL|Tirana
AT|Vienna
BA|Sarajevo||Bosnia, Herzegovina, BiH
BE|Brussels|black, yellow and red
BG|Sofia
BY|Minsk||Belorussia, Byelorussia
CH|Bern||Swiss Confederation, Swiss
CZ|Prague||Czech Republic, Czech
DE|Berlin||Federal Republic of Germany
DK|Copenhagen
EE|Tallinn
ES|Madrid
FI|Helsinki
FR|Paris||French Republic
GB|London||UK, Great Britain, Britain, United Kingdom of Great Britain and Northern Ireland
GR|Athens||Hellas, Hellenic Republic
HR|Zagreb
HU|Budapest
IE|Dublin||Eire, Republic of Ireland
IS|Reykjavík
IT|Rome||Italian Republic
LI|Vaduz
LT|Vilnius
LU|Luxembourg|red, white and light blue
LV|Riga
MC|Monaco|red and white
MD|Chișinău||Moldavia
ME|Podgorica
MK|Skopje||Macedonia, FYROM, FYR Macedonia
MT|Valletta
NL|Amsterdam||Holland, The Netherlands
NO|Oslo
PL|Warsaw
PT|Lisbon||Portuguese Republic
RO|Bucharest
RS|Belgrade
RU|Moscow||Russian Federation
SE|Stockholm|blue, with a yellow cross
SI|Ljubljana
SK|Bratislava||Slovak Republic
SM|San Marino|white and light blue
UA|Kyiv
VA|Vatican City|yellow and white|Holy See, The Vatican
XK|Pristina`,
  'North America': `
AG|Saint John’s||Antigua, Barbuda
BB|Bridgetown|blue and gold, with a black trident
BS|Nassau||The Bahamas
BZ|Belmopan|blue and red, with a white disc|British Honduras
CA|Ottawa
CR|San José
CU|Havana
DM|Roseau
DO|Santo Domingo
GD|Saint George’s
GT|Guatemala City|light blue and white
HN|Tegucigalpa
HT|Port-au-Prince
JM|Kingston
KN|Basseterre||Saint Kitts, Nevis
LC|Castries
MX|Mexico City|green, white and red, with an eagle|United Mexican States
NI|Managua
PA|Panama City|white, red and blue, with two stars
SV|San Salvador||Salvador
TT|Port of Spain||Trinidad, Tobago
US|Washington, D.C.||USA, US, America, United States of America, The States
VC|Kingstown||Saint Vincent, Grenadines`,
  Oceania: `
AU|Canberra
FJ|Suva
FM|Palikir||Federated States of Micronesia, FSM
KI|Tarawa
MH|Majuro|blue, with an orange and a white ray
NR|-|blue, with a yellow line and a white star
NZ|Wellington||Aotearoa
PG|Port Moresby|black and red, with a bird and stars|PNG
PW|Ngerulmud||Belau
SB|Honiara||Solomons
TO|Nuku‘alofa
TV|Funafuti||Ellice Islands
VU|Port Vila||New Hebrides
WS|Apia||Western Samoa`,
  'South America': `
AR|Buenos Aires||Argentine Republic
BO|Sucre
BR|Brasília|green and yellow, with a blue disc
CL|Santiago
CO|Bogotá
EC|Quito
GY|Georgetown|green, yellow and red arrowheads|British Guiana
PE|Lima
PY|Asunción
SR|Paramaribo||Dutch Guiana
UY|Montevideo
VE|Caracas`,
};

function parseLine(continent: string, line: string): SourceCountry {
  const [code = '', capital = '', flag = '', aliases = ''] = line.split('|');
  return {
    code,
    continent,
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
