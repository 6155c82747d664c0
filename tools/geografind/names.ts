/**
 * Writes src/games/geografind/data/names.json: code of three letters and further names of the
 * countries, in the order of their codes. Further names are only matched against typed names, never shown, so they are
 * separate from the aliases in countries.ts. Part of build.ts, or run alone:
 *
 *   node tools/geografind/names.ts
 *
 * A country's name in its own languages is CLDR's, read from `Intl.DisplayNames` here and not in
 * the browser, because browsers know different languages. Names missing in CLDR are written by
 * hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CODES } from '../../src/games/geografind/codes.ts';
import { plain } from '../../src/games/geografind/world/plain.ts';
import { alpha3Of } from './formerNames.ts';

/** By language in Latin script, the countries that have a name of their own in it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ca: 'AD ES',
  sq: 'AL XK',
  pt: 'AO BR CV GW MZ PT ST TL',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PH PY SV US UY VE',
  de: 'AT BE CH DE LI LU NA',
  az: 'AZ',
  bs: 'BA',
  fr: 'BE BF BI BJ CD CF CG CH CI CM DJ DZ FR GA GN GQ HT KM LB LU MA MC MG ML MR MU NE RW SC SN TD TG TN VU',
  nl: 'BE NL SR',
  rn: 'BI',
  ms: 'BN MY SG',
  it: 'CH IT SM VA',
  rm: 'CH',
  tr: 'CY TR',
  cs: 'CZ',
  da: 'DK',
  et: 'EE',
  eu: 'ES',
  gl: 'ES',
  fi: 'FI',
  sv: 'FI SE',
  cy: 'GB',
  gd: 'GB',
  hr: 'HR BA',
  hu: 'HU',
  id: 'ID',
  ga: 'IE GB',
  is: 'IS',
  sw: 'KE TZ UG',
  lt: 'LT',
  lb: 'LU',
  lv: 'LV',
  ro: 'MD RO',
  mg: 'MG',
  mt: 'MT',
  af: 'NA ZA',
  nb: 'NO',
  nn: 'NO',
  se: 'NO',
  mi: 'NZ',
  fil: 'PH',
  pl: 'PL',
  qu: 'PE BO',
  rw: 'RW',
  'sr-Latn': 'RS ME BA XK MK',
  sl: 'SI',
  sk: 'SK',
  so: 'SO',
  tk: 'TM',
  to: 'TO',
  uz: 'UZ',
  vi: 'VN',
  wo: 'SN',
  zu: 'ZA',
  xh: 'ZA',
  om: 'ET',
};

/**
 * Further names of countries written by hand, by code, separated by bars: full names of states
 * where their form does not reveal them, names in lists of the United Nations, ISO, the World Bank
 * and Natural Earth, abbreviations, former and own names in Latin script.
 */
const OTHERS = `
AE: al-Imarat|United Emirates|The Emirates
AF: Afghanestan|Afganistan
AG: Antigua & Barb|Antigua y Barbuda
AL: Shqipëria|Shqiperia
AM: Hayastan|Hayasdan
AR: República Argentina|The Argentine
AT: Republik Österreich|Oesterreich
AZ: Azerbaijani Republic|Azerbaidzhan
BA: Bosnia and Herz|Bosna|Bosnia Hercegovina
BD: Bangla Desh
BF: Burkina
BG: Bulgariya|Balgariya|Bǎlgarija
BH: al-Bahrayn|Bahrein
BI: Urundi
BN: Nation of Brunei|State of Brunei, the Abode of Peace|Nation of Brunei, the Abode of Peace|Abode of Peace
BO: Bulivya|Buliwya
BR: República Federativa do Brasil
BS: Commonwealth of Bahamas
BT: Druk Yul
BW: Bechuanaland
BY: Bielarus|White Russia|Byelarus
CA: Dominion of Canada
CD: Dem Rep of the Congo|Belgian Congo|Congo Free State|République démocratique du Congo|DROC|RDC|Democratic Congo|Congo Zaire|Zaire Republic|Congo Leopoldville
CF: Central African Empire|Centrafrique|Ubangi-Shari|Oubangui-Chari|République centrafricaine
CG: French Congo|Middle Congo|Congo Brazza|République du Congo|People’s Republic of the Congo|Congo RC
CH: Helvetia|Confoederatio Helvetica|Schweizerische Eidgenossenschaft|Confédération suisse
CI: Republic of Ivory Coast
CM: Kamerun
CN: Zhongguo|Zhonghua|Red China|PR China|PRoC|Communist China|China Mainland|Zhonghua Renmin Gongheguo
CV: Cape Verde Islands|Cabo Verde Islands
CY: Kypros|Kipros
CZ: Česká republika|Česko|Cesko|Czechland
DE: Bundesrepublik Deutschland|BRD|FRG|Deutchland
DK: Kongeriget Danmark
DM: Commonwealth of Dominica
DO: Dominican Rep|DomRep|Dominicana
DZ: al-Jazair|Djazair|Dzayer|People’s Democratic Republic of Algeria
EG: Misr|Masr
ER: Ertra|Iritriya
ET: Ityopya|Ityopia|Etiopia|Ethiopian Empire
FI: Suomen tasavalta
FJ: Viti|Fiji Islands|Republic of the Fiji Islands
FM: Micronesia Fed States|Micronesia Fed Sts
FR: République française|Republique francaise
GB: U K|United Kingdom of Great Britain|UK of GB and NI|UKGBNI|GB|Gr Britain
GE: Sakartvelo|Republic of Georgia
GM: Gambia Republic
GN: Guinea-Conakry|French Guinea|Guinée-Conakry
GQ: Eq Guinea
GR: Ellada|Ellas|Hellada|Hellenic Rep
GW: Portuguese Guinea
GY: Co-operative Republic of Guyana|Guyana Cooperative Republic
HR: Republika Hrvatska
HT: Ayiti|Hayti
HU: Magyar Köztársaság
ID: Dutch East Indies|NKRI
IE: Irish Republic|Irish Free State|Southern Ireland|Poblacht na hÉireann
IL: Yisrael|Israil
IN: Hindustan|Bhārat Gaṇarājya|Union of India
IQ: al-Iraq
IR: Iran Islamic Republic|Islamic Rep of Iran
IS: Lýðveldið Ísland
IT: Repubblica Italiana
JM: Jamaika
JO: al-Urdun|Transjordan|Urdun
JP: Nihon|Nippon Koku|Nihonkoku|State of Japan
KG: Qirghizstan
KH: Democratic Kampuchea|Khmer Republic|Srok Khmer|Cambodja
KI: Gilbert Islands
KM: Komori|Union des Comores|Udzima wa Komori|Comoro Islands
KN: St Christopher and Nevis|Saint Christopher Nevis|St Christopher|SKN|Saint Kitts Nevis
KP: Korea DPR|Korea PDR|DPR Korea|Dem People’s Rep of Korea|Choson|Chosun|Bukhan|Joseon Minjujuui Inmin Gonghwaguk|Korea DPRK|Democratic People’s Korea
KR: Korea ROK|Rep of Korea|Hanguk|Hankuk|Daehan Minguk|Taehan Minguk|Korea Rep
KW: al-Kuwayt|Kuwayt
KZ: Qazaqstan|Kazakstan|Kazakhstan Republic
LA: Lao|Lao Peoples Dem Rep|Lao P D R|Pathet Lao
LB: Lubnan
LC: Sainte-Lucie
LI: Fürstentum Liechtenstein
LK: Śrī Laṃkā|Ilankai
LS: Muso oa Lesotho
LY: Libyan Arab Jamahiriya|Socialist People’s Libyan Arab Jamahiriya|Libiya|Great Socialist People’s Libyan Arab Jamahiriya|Lybia
MA: al-Maghrib|Maghrib
MC: Principauté de Monaco
MD: Republica Moldova
ME: Crna Gora
MG: Madagasikara|Malagasy|Republic of Madagascar
MH: Marshalls|Marshall Is|Aolepān Aorōkin Ṃajeḷ|Republic of the Marshalls
MK: Severna Makedonija|Makedonija|Former Yugoslav Republic of Macedonia|The former Yugoslav Republic of Macedonia|Republic of Macedonia|TFYROM
ML: French Sudan|Soudan français
MM: Myanma|Union of Burma|Bama|Mranma|Union of Myanmar
MN: Mongol Uls|Mongolian People’s Republic|Outer Mongolia
MR: Muritaniya|Mouritaniya
MT: Repubblika ta’ Malta
MV: Dhivehi Raajje|Divehi Rajje|Maldivas
MX: Estados Unidos Mexicanos|Mejico
MY: Malaya|Federation of Malaya|Malaysia Federation
NA: German South West Africa|South-West Africa
NL: Nederlanden|Koninkrijk der Nederlanden
NO: Norge|Noreg|Kongeriket Norge
NR: Naoero|Pleasant Island
NZ: NZ|N Z|Aotearoa New Zealand|New Zeeland
PG: Papua Niugini|Papua NG|Papua and New Guinea
PH: Pilipinas|Republika ng Pilipinas|Philippine Islands
PL: Rzeczpospolita Polska|Polish People’s Republic
PS: Filastin|Falastin|Palestinian Territory|Occupied Palestinian Territories|West Bank and Gaza|Palestinian Authority|Palestinian Territory Occupied|Gaza Strip|West Bank and Gaza Strip|Palestine Occupied
PT: República Portuguesa
PW: Palau Islands|Pelew
RO: Roumania|Rumania|România
RS: Republika Srbija|Srbija
RU: Rossiya|Rossija|Russian Fed|Rossiyskaya Federatsiya|Russian SFSR
RW: Ruanda
SA: Saudi|al-Arabiyah as-Saudiyah|Saudia|Saoudi Arabia
SB: Solomon Is|British Solomon Islands
SC: Seychelles Islands|Sesel
SD: as-Sudan|Anglo-Egyptian Sudan|North Sudan|Northern Sudan
SE: Konungariket Sverige
SG: Singapur|Xinjiapo
SM: Most Serene Republic of San Marino|Serenissima Repubblica di San Marino
SN: Republic of Senegal
SR: Surinam
SS: Southern Sudan
ST: São Tomé & Príncipe|Sao Tome & Principe|São Tomé|São Tomé e Príncipe|STP|Sao Tome Principe|Saint Thomas and Prince
SV: República de El Salvador
SY: Suriya|Suriyah|Syrian Republic
SZ: eSwatini|Ngwane|Swazi
TD: Tshad
TH: Prathet Thai|Muang Thai|Mueang Thai
TJ: Tojikiston|Tadzhikistan|Tadjikistan|Tajikstan
TL: Timor Lorosae|Timor Lorosa’e|Portuguese Timor|Dem Rep of Timor-Leste
TM: Turkmenia
TN: Tounes|Tunisiya
TO: Friendly Islands
TR: Türkiye Cumhuriyeti|Turkiye Cumhuriyeti|Turkish Republic
TT: T&T|Trinidad-Tobago|Trinidad y Tobago|Trinbago
TW: Taiwan Province of China|Province of China Taiwan|Taiwan China|Taiwan ROC|ROC|Zhonghua Minguo|Free China|Nationalist China|Republic of China on Taiwan|Taiwan Republic of China
TZ: Republic of Tanganyika
UA: Ukraina|Ukrayina|Ukrajina|The Ukraine
US: U S|U S A|US of A|Estados Unidos|Estados Unidos de América|The USA|The US|EE UU|EEUU|Amerika|US America
UY: Oriental Republic of Uruguay|República Oriental del Uruguay|Banda Oriental
UZ: Oʻzbekiston|Uzbekiston
VA: Vatican City State|Holy See Vatican City State|Città del Vaticano|Vaticano|Santa Sede|Status Civitatis Vaticanae|State of the Vatican City|Vatican State
VC: St Vin and Gren|SVG|Saint Vincent Grenadines
VE: Venezuela RB|República Bolivariana de Venezuela
VN: Vietnam Socialist Republic|Việt Nam
VU: Ripablik blong Vanuatu
WS: Sāmoa|Independent State of Western Samoa|German Samoa
XK: Kosova|Republika e Kosovës|Kosovo under UNSCR 1244|Kosovo and Metohija|Kosovo i Metohija
YE: al-Yaman|Yaman|Republic of Yemen
ZA: Suid-Afrika|Union of South Africa|Mzansi|iNingizimu Afrika|uMzantsi Afrika
ZM: Republic of Zambia
ZW: Southern Rhodesia|Zimbabwe Rhodesia
`;

const game = new URL('../../src/games/geografind/', import.meta.url);

interface NamedCountry {
  readonly code: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

function ownNames(code: string): string[] {
  return Object.entries(LANGUAGES).flatMap(([language, codes]) => {
    if (!codes.split(' ').includes(code)) return [];
    const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
    return name === undefined ? [] : [name];
  });
}

/**
 * The further names of each country, without those that are equal to a known name once case,
 * accents and the like are removed.
 */
export function furtherNames(countries: readonly NamedCountry[]): string[][] {
  const others = new Map(
    OTHERS.trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), line.slice(4).split('|')]),
  );
  const owners = new Map<string, string>();
  for (const { code, name, aliases = [] } of countries) {
    for (const each of [name, ...aliases]) owners.set(plain(each), code);
  }
  return countries.map(({ code }) =>
    [...ownNames(code), ...(others.get(code) ?? [])].filter((name) => {
      const text = plain(name);
      const owner = owners.get(text);
      if (owner !== undefined && owner !== code)
        throw new Error(`${name} is ${owner} and ${code}.`);
      owners.set(text, code);
      return owner === undefined;
    }),
  );
}

export function writeFurtherNames(): void {
  const countries = JSON.parse(readFileSync(new URL('data/countries.json', game), 'utf8'));
  const further = furtherNames(countries);
  const lines = CODES.map((code, place) => [alpha3Of(code), ...further[place]!].join('|'));
  writeFileSync(new URL('data/names.json', game), `${JSON.stringify(lines)}\n`);
}

if (import.meta.main) writeFurtherNames();
