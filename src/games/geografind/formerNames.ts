/**
 * Countries by the names and three-letter codes that the former site may have kept: light enough for
 * whatever reads results. The table is made by tools/geografind/formerNames.ts, in the order of CODES.
 */
import { CODES, type Code } from './codes.ts';

const TABLE = `
AND|Andorra
ARE|United Arab Emirates|UAE|Emirates
AFG|Afghanistan
ATG|Antigua and Barbuda|Antigua|Barbuda
ALB|Albania
ARM|Armenia
AGO|Angola
ARG|Argentina|Argentine Republic
AUT|Austria
AUS|Australia
AZE|Azerbaijan
BIH|Bosnia and Herzegovina|Bosnia|Herzegovina|BiH
BRB|Barbados
BGD|Bangladesh
BEL|Belgium
BFA|Burkina Faso|Upper Volta
BGR|Bulgaria
BHR|Bahrain
BDI|Burundi
BEN|Benin|Dahomey
BRN|Brunei|Brunei Darussalam
BOL|Bolivia
BRA|Brazil
BHS|Bahamas|The Bahamas
BTN|Bhutan
BWA|Botswana
BLR|Belarus|Belorussia|Byelorussia
BLZ|Belize|British Honduras
CAN|Canada
COD|DR Congo|Democratic Republic of the Congo|DRC|Congo-Kinshasa|Zaire|Congo DR
CAF|Central African Republic|CAR|Central Africa
COG|Republic of the Congo|Congo-Brazzaville|Congo Republic
CHE|Switzerland|Swiss Confederation|Swiss
CIV|Côte d’Ivoire|Ivory Coast
CHL|Chile
CMR|Cameroon
CHN|China|People’s Republic of China|PRC|Mainland China
COL|Colombia
CRI|Costa Rica
CUB|Cuba
CPV|Cape Verde|Cabo Verde
CYP|Cyprus
CZE|Czechia|Czech Republic|Czech
DEU|Germany|Federal Republic of Germany
DJI|Djibouti
DNK|Denmark
DMA|Dominica
DOM|Dominican Republic
DZA|Algeria
ECU|Ecuador
EST|Estonia
EGY|Egypt|Arab Republic of Egypt
ERI|Eritrea
ESP|Spain
ETH|Ethiopia|Abyssinia
FIN|Finland
FJI|Fiji
FSM|Micronesia|Federated States of Micronesia|FSM
FRA|France|French Republic
GAB|Gabon|Gabonese Republic
GBR|United Kingdom|UK|Great Britain|Britain|United Kingdom of Great Britain and Northern Ireland
GRD|Grenada
GEO|Georgia
GHA|Ghana|Gold Coast
GMB|Gambia|The Gambia
GIN|Guinea
GNQ|Equatorial Guinea|Spanish Guinea
GRC|Greece|Hellas|Hellenic Republic
GTM|Guatemala
GNB|Guinea-Bissau
GUY|Guyana|British Guiana
HND|Honduras
HRV|Croatia
HTI|Haiti
HUN|Hungary
IDN|Indonesia
IRL|Ireland|Eire|Republic of Ireland
ISR|Israel
IND|India|Bharat
IRQ|Iraq
IRN|Iran|Persia|Islamic Republic of Iran
ISL|Iceland
ITA|Italy|Italian Republic
JAM|Jamaica
JOR|Jordan
JPN|Japan|Nippon
KEN|Kenya
KGZ|Kyrgyzstan|Kyrgyz Republic|Kirghizia|Kirgistan|Kirghizstan
KHM|Cambodia|Kampuchea
KIR|Kiribati
COM|Comoros|Comores
KNA|Saint Kitts and Nevis|Saint Kitts|Nevis
PRK|North Korea|DPRK|Democratic People’s Republic of Korea
KOR|South Korea|Republic of Korea|ROK
KWT|Kuwait
KAZ|Kazakhstan
LAO|Laos|Lao PDR|Lao People’s Democratic Republic
LBN|Lebanon|Lebanese Republic
LCA|Saint Lucia
LIE|Liechtenstein
LKA|Sri Lanka|Ceylon
LBR|Liberia
LSO|Lesotho|Basutoland
LTU|Lithuania
LUX|Luxembourg
LVA|Latvia
LBY|Libya
MAR|Morocco
MCO|Monaco
MDA|Moldova|Moldavia
MNE|Montenegro
MDG|Madagascar|Malagasy Republic
MHL|Marshall Islands
MKD|North Macedonia|Macedonia|FYROM|FYR Macedonia
MLI|Mali
MMR|Myanmar|Burma|Myanmar (Burma)
MNG|Mongolia
MRT|Mauritania
MLT|Malta
MUS|Mauritius
MDV|Maldives|Maldive Islands
MWI|Malawi|Nyasaland
MEX|Mexico|United Mexican States
MYS|Malaysia
MOZ|Mozambique
NAM|Namibia|South West Africa
NER|Niger
NGA|Nigeria
NIC|Nicaragua
NLD|Netherlands|Holland|The Netherlands
NOR|Norway
NPL|Nepal
NRU|Nauru
NZL|New Zealand|Aotearoa
OMN|Oman
PAN|Panama
PER|Peru
PNG|Papua New Guinea|PNG
PHL|Philippines|The Philippines
PAK|Pakistan
POL|Poland
PSE|Palestine|Palestinian Territories|State of Palestine|West Bank|Gaza|Occupied Palestinian Territory
PRT|Portugal|Portuguese Republic
PLW|Palau|Belau
PRY|Paraguay
QAT|Qatar
ROU|Romania
SRB|Serbia
RUS|Russia|Russian Federation
RWA|Rwanda
SAU|Saudi Arabia|KSA
SLB|Solomon Islands|Solomons
SYC|Seychelles
SDN|Sudan
SWE|Sweden
SGP|Singapore
SVN|Slovenia
SVK|Slovakia|Slovak Republic
SLE|Sierra Leone
SMR|San Marino
SEN|Senegal
SOM|Somalia
SUR|Suriname|Dutch Guiana
SSD|South Sudan
STP|São Tomé and Príncipe|Sao Tome|Sao Tome e Principe
SLV|El Salvador|Salvador
SYR|Syria|Syrian Arab Republic
SWZ|Eswatini|Swaziland
TCD|Chad|Tchad
TGO|Togo|Togolese Republic
THA|Thailand|Siam
TJK|Tajikistan
TLS|Timor-Leste|East Timor
TKM|Turkmenistan
TUN|Tunisia|Tunisian Republic
TON|Tonga
TUR|Türkiye|Turkey
TTO|Trinidad and Tobago|Trinidad|Tobago
TUV|Tuvalu|Ellice Islands
TWN|Taiwan|Republic of China|Formosa|Chinese Taipei|Republic of China (Taiwan)
TZA|Tanzania|Tanganyika
UKR|Ukraine
UGA|Uganda
USA|United States|USA|US|America|United States of America|The States
URY|Uruguay
UZB|Uzbekistan
VAT|Vatican City|Holy See|The Vatican
VCT|Saint Vincent and the Grenadines|Saint Vincent|Grenadines
VEN|Venezuela
VNM|Vietnam|Viet Nam
VUT|Vanuatu|New Hebrides
WSM|Samoa|Western Samoa
XKX|Kosovo
YEM|Yemen
ZAF|South Africa|RSA
ZMB|Zambia|Northern Rhodesia
ZWE|Zimbabwe|Rhodesia
`;

/** Small letters alone: "Côte d’Ivoire" is "cotedivoire", "the Gambia" is "gambia". */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/&/g, 'and')
    .replace(/[^a-z]+/g, '');

let codes: ReadonlyMap<string, Code> | null = null;

/** Built on the first guess that is no code, since results hardly ever have one. */
function codesByName(): ReadonlyMap<string, Code> {
  codes ??= new Map(
    TABLE.trim()
      .split('\n')
      .flatMap((line, i) =>
        [CODES[i]!, ...line.split('|')].map((name) => [folded(name), CODES[i]!]),
      ),
  );
  return codes;
}

/** The code of the country with exactly that name or code, whatever its case and accents. */
export function codeOfFormerName(name: string): Code | null {
  return codesByName().get(folded(name)) ?? null;
}
