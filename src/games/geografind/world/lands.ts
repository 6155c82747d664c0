/**
 * Names that players may type but that are no country of the game: dependent and disputed lands,
 * parts and towns of countries, islands, continents, historic states. The game tells the player so,
 * and no guess is spent.
 */
import { once } from '../../../lib/once.ts';
import type { Code } from '../rules/types.ts';
import { COUNTRIES } from './countries.ts';
import { plain } from './plain.ts';

export interface Land {
  readonly name: string;
  /** The country that this land is undisputedly part of; else null. */
  readonly partOf: Code | null;
}

/**
 * Lands without a country of their own in the game, separated by bars, with "the" where sentences
 * need it.
 */
const APART =
  'Abkhazia|Åland|American Samoa|Anguilla|Antarctica|Artsakh|Aruba|Ascension Island|Bermuda|' +
  'Bonaire|Bouvet Island|Chechnya|Christmas Island|Crimea|Curaçao|Czechoslovakia|East Germany|' +
  'Diego Garcia|French Guiana|Guyane|French Polynesia|Gibraltar|Greenland|Kalaallit Nunaat|' +
  'Guadeloupe|Guam|Guernsey|Hong Kong|Jan Mayen|Jersey|Kashmir|Kurdistan|Macau|Macao|Martinique|' +
  'Mayotte|Montserrat|Nagorno-Karabakh|New Caledonia|Niue|Norfolk Island|Northern Cyprus|' +
  'North Cyprus|Pitcairn|Puerto Rico|Réunion|Saba|Saint Barthélemy|Saint Barts|Saint Helena|' +
  'Saint Martin|Saint Pierre and Miquelon|Sint Eustatius|Sint Maarten|Somaliland|South Georgia|' +
  'South Ossetia|Svalbard|Tahiti|the British Indian Ocean Territory|the British Virgin Islands|' +
  'the Cayman Islands|the Chagos Islands|the Channel Islands|the Cocos Islands|' +
  'the Cook Islands|the Falkland Islands|the Falklands|the Faroe Islands|the Faroes|' +
  'the Isle of Man|the Malvinas|the Northern Mariana Islands|' +
  'the Soviet Union|the Turks and Caicos Islands|the US Virgin Islands|the USSR|' +
  'the Virgin Islands|Tibet|Tokelau|Transnistria|Tristan da Cunha|Wallis and Futuna|' +
  'West Germany|Western Sahara|West Sahara|Yugoslavia|' +
  // Further names of the lands above, as they are written in lists and in local languages.
  'Føroyar|Færøerne|the Faeroe Islands|the Faeroes|Grønland|Polynésie française|' +
  'Nouvelle-Calédonie|Kanaky|Sahrawi Arab Democratic Republic|SADR|Sahara Occidental|HKSAR|' +
  'Hong Kong SAR|Hong Kong SAR China|China Hong Kong SAR|Macao SAR|Macao SAR China|' +
  'China Macao SAR|Ellan Vannin|Islas Malvinas|the Falkland Islands Malvinas|' +
  'the Cocos Keeling Islands|Svalbard and Jan Mayen|BVI|USVI|' +
  'the Virgin Islands British|the Virgin Islands US|the Wallis and Futuna Islands|' +
  'the Pitcairn Islands|Saint Helena, Ascension and Tristan da Cunha|the Åland Islands|' +
  'Saint Martin French part|Sint Maarten Dutch part|TRNC|' +
  'Bonaire, Sint Eustatius and Saba|the Caribbean Netherlands|' +
  'the Dutch Antilles|the French Southern Territories|the French Southern and Antarctic Lands|' +
  'South Georgia and the South Sandwich Islands|the Heard and McDonald Islands|' +
  'Heard Island and McDonald Islands|the US Minor Outlying Islands|' +
  'the United States Minor Outlying Islands|the French West Indies|the Antarctic|the Arctic|' +
  'Akrotiri and Dhekelia|Clipperton|the Spratly Islands|the Paracel Islands|Guantanamo|' +
  'the Golan Heights|Donetsk|Luhansk|the Donbas|the Donbass|Novorossiya|Ceuta and Melilla|' +
  'Jerusalem|Tel Aviv|Malabo|Yaren|Ramallah|Puntland|Azawad|Ambazonia|' +
  'Rojava|Balochistan|Baluchistan|Liberland|Iraqi Kurdistan|' +
  'Sovereign Military Order of Malta|the Order of Malta|the European Union|the EU|' +
  'the United Nations|the Islamic State|' +
  // Continents and wide regions.
  'Africa|Asia|Europe|North America|South America|Central America|Latin America|Oceania|' +
  'Australasia|Eurasia|the Americas|the Caribbean|the West Indies|the East Indies|the Indies|' +
  'the Middle East|the Near East|the Far East|the Balkans|the Baltics|Scandinavia|the Nordics|' +
  'the Caucasus|the Levant|the Maghreb|the Sahel|the Sahara|the Horn of Africa|East Africa|' +
  'West Africa|North Africa|Southern Africa|Equatorial Africa|Central Asia|Southeast Asia|' +
  'East Asia|South Asia|Asia Minor|Anatolia|Arabia|Indochina|Benelux|the Low Countries|' +
  'the British Isles|the Himalayas|the Alps|the Antilles|the Lesser Antilles|the Guianas|' +
  'Melanesia|Polynesia|Lapland|Sápmi|Patagonia|Amazonia|Iberia|the Iberian Peninsula|' +
  'Manchuria|Mesopotamia|Turkestan|Turkistan|the Orient|Eastern Europe|' +
  'Western Europe|Karelia|Silesia|Galicia|Bukovina|Bessarabia|Banat|' +
  'Thrace|Pomerania|Limburg|Tyrol|Tirol|Brabant|the Basque Country|Euskadi|' +
  'Navarre|Frisia|Friesland|Ruthenia|Istria|Dobruja|Sandžak|Epirus|Punjab|Bengal|' +
  // Islands that several countries share.
  'Borneo|New Guinea|Hispaniola|Timor|Tierra del Fuego|Usedom|' +
  // Historic states.
  'Prussia|East Prussia|Austrasia|Neustria|Vinland|West Prussia|Burgundy|Austria-Hungary|the Austro-Hungarian Empire|' +
  'the Habsburg Empire|the Ottoman Empire|the Roman Empire|the Holy Roman Empire|' +
  'the Byzantine Empire|Byzantium|Gaul|Carthage|Babylon|Babylonia|Assyria|Sumer|Akkad|Nubia|' +
  'Kush|Media|Lydia|Parthia|Bactria|Phoenicia|Judea|Judah|Judaea|Canaan|Numidia|Dacia|Illyria|' +
  'Pannonia|Thessaly|Sparta|Troy|Macedon|Mauretania|Hibernia|Caledonia|Albion|Britannia|Gallia|' +
  'Hispania|Lusitania|the Papal States|Piedmont-Sardinia|the Two Sicilies|' +
  'the Kingdom of the Two Sicilies|Castile|Aragon|León|al-Andalus|' +
  'Great Moravia|Kievan Rus|Muscovy|Novgorod|the Golden Horde|Tartary|the Mongol Empire|' +
  'Wallachia|Courland|Livonia|Memel|Danzig|the Free City of Danzig|Trieste|' +
  'Polish-Lithuanian Commonwealth|Poland-Lithuania|Serbia and Montenegro|Montenegro and Serbia|' +
  'the German Democratic Republic|Democratic Republic of Germany|the GDR|the DDR|the Third Reich|' +
  'Nazi Germany|the German Empire|the Weimar Republic|Vichy France|' +
  'North Yemen|South Yemen|Yemen Arab Republic|People’s Democratic Republic of Yemen|Aden|' +
  'North Vietnam|South Vietnam|Democratic Republic of Vietnam|Cochinchina|Tonkin|Annam|Champa|' +
  'East Pakistan|West Pakistan|British India|the Raj|the Mughal Empire|' +
  'United Arab Republic|the United Arab States|the West Indies Federation|Gran Colombia|' +
  'Federal Republic of Central America|Republic of Texas|the Confederacy|' +
  'the Confederate States|the Confederate States of America|the Orange Free State|Zululand|' +
  'Bophuthatswana|Transkei|Ciskei|Venda|Biafra|Katanga|the Rhodesias|' +
  'the Federation of Rhodesia and Nyasaland|Rhodesia and Nyasaland|Senegambia|Ruanda-Urundi|' +
  'French West Africa|French Equatorial Africa|French Indochina|British East Africa|' +
  'German East Africa|Italian East Africa|Italian Somaliland|British Somaliland|' +
  'French Somaliland|Afars and Issas|British Cameroon|Togoland|Cape Colony|the Boer Republics|' +
  'Spanish Sahara|Spanish Morocco|Rio de Oro|Río de Oro|Tripolitania|Cyrenaica|Fezzan|' +
  'Manchukuo|the Inca Empire|the Aztec Empire|the Maya|the Persian Empire|the British Empire|' +
  'the Russian Empire|the Mali Empire|the Ghana Empire|the Songhai Empire|Songhai|Aksum|Axum|' +
  'Buganda|Bunyoro|Ashanti|Asante|Kanem|Kanem-Bornu|Bornu|Sokoto|Oyo|Zulu|' +
  'Joseon|Goryeo|Silla|Goguryeo|Ryukyu|Sikkim|Malacca|Majapahit|Srivijaya|Hejaz|Nejd|' +
  'the Trucial States|Trucial Oman|Khwarezm|Khiva|Bukhara|Kokand|Transcaucasia|Colchis|Urartu|' +
  'Cilicia|Cappadocia|Ragusa|Rapa Nui|Swabia|Franconia|Lorraine|' +
  'Alsace-Lorraine|Savoy|Artois|Kalmar Union|' +
  'Denmark-Norway|Bohemia and Moravia|' +
  'Gilbert and Ellice Islands|the Pacific Islands Trust Territory|' +
  'Atlantis|Transylvania';

/**
 * By country, the names of its states and provinces, islands, and larger towns except the capital.
 */
const PARTS: Readonly<Record<Code, string>> = {
  AE: 'Dubai|Sharjah|Ajman|Fujairah|Ras al-Khaimah|Umm al-Quwain',
  AF: 'Kandahar|Herat',
  AO: 'Cabinda|Moxico|Benguela',
  AR: 'Salta|Mendoza|Ushuaia|Tucumán|Misiones|Jujuy|Chubut|Neuquén',
  AT: 'Styria|Carinthia|Salzburg|Burgenland|Lower Austria|Upper Austria|Vorarlberg|Graz|Linz|Innsbruck|Steiermark|Kärnten',
  AU:
    'Tasmania|Victoria|Queensland|New South Wales|South Australia|Western Australia|Northern Territory|' +
    'Sydney|Melbourne|Brisbane|Perth|Adelaide|Darwin|Hobart',
  AZ: 'Nakhchivan|Quba|Karabakh',
  BA: 'Republika Srpska|Mostar',
  BD: 'Chittagong',
  BE: 'Flanders|Wallonia|Antwerp|Bruges|Ghent|Liège|Vlaanderen|Wallonie',
  BO: 'La Paz|Santa Cruz|Beni|Potosí|Cochabamba',
  BR: 'São Paulo|Rio de Janeiro|Rio|Bahia|Pará|Ceará|Amazonas|Paraná|Minas Gerais|Acre|Salvador da Bahia',
  CA:
    'Quebec|Ontario|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|' +
    'Newfoundland|Newfoundland and Labrador|Labrador|Prince Edward Island|Yukon|Nunavut|' +
    'Northwest Territories|Toronto|Montreal|Vancouver|Calgary|Baffin Island',
  CD: 'Kivu|Goma|Lubumbashi|Kasai',
  CH: 'Zurich|Zürich|Geneva|Basel|Lausanne|Ticino|Valais|Vaud|Uri|Schwyz|Jura|Graubünden',
  CI: 'Abidjan',
  CL: 'Easter Island|Atacama|Valparaíso|Chiloé',
  CM: 'Douala',
  CN:
    'Inner Mongolia|Xinjiang|Sichuan|Szechuan|Yunnan|Guangdong|Canton|Hunan|Hubei|Henan|Hebei|' +
    'Shandong|Shanxi|Shaanxi|Fujian|Hainan|Jilin|Gansu|Qinghai|Guangxi|Guizhou|Jiangsu|Jiangxi|' +
    'Zhejiang|Anhui|Heilongjiang|Liaoning|Ningxia|Shanghai|Chongqing|Wuhan|Shenzhen|Tianjin|Peking|Dali',
  CO: 'Cali|Medellín|Cartagena|Antioquia',
  CU: 'Santiago de Cuba|Guantánamo Bay',
  CZ: 'Bohemia|Moravia|Brno|Ostrava',
  DE:
    'Bavaria|Bayern|Saxony|Lower Saxony|Hesse|Hessen|Thuringia|Saarland|Brandenburg|' +
    'Baden-Württemberg|Württemberg|Baden|Rhineland|Westphalia|' +
    'North Rhine-Westphalia|Rhineland-Palatinate|the Palatinate|Saxony-Anhalt|' +
    'Schleswig-Holstein|Mecklenburg|Hamburg|Bremen|Munich|Frankfurt|Cologne|Stuttgart|Leipzig|' +
    'Dresden|Nuremberg|Hanover|Bonn|Düsseldorf|Holstein|Schleswig',
  DK: 'Jutland|Bornholm|Funen|Aarhus',
  DZ: 'Oran|Kabylia|Constantine',
  EC: 'the Galápagos|the Galápagos Islands|Guayaquil|Manta',
  EG: 'Sinai|Alexandria|Giza|Luxor|Port Said|Suez',
  ES:
    'Catalonia|Catalunya|Majorca|Mallorca|Minorca|Menorca|Ibiza|Tenerife|Lanzarote|Fuerteventura|' +
    'Gran Canaria|the Canary Islands|the Canaries|the Balearics|the Balearic Islands|Andalusia|' +
    'Asturias|Cantabria|Extremadura|Valencia|Murcia|La Rioja|Barcelona|Seville|Granada|Málaga|' +
    'Almería|Bilbao|Zaragoza|Ceuta|Melilla|Soria',
  ET: 'Tigray|Oromia|Amhara|Ogaden|Afar',
  FI: 'Turku|Tampere|Espoo',
  FR:
    'Corsica|Corse|Brittany|Bretagne|Normandy|Normandie|Bourgogne|Alsace|Provence|Gascony|' +
    'Aquitaine|Auvergne|Picardy|Champagne|Burgundy-Franche-Comté|Franche-Comté|Anjou|Occitania|' +
    'Occitanie|Languedoc|Dordogne|Marseille|Marseilles|Lyon|Nice|Toulouse|Bordeaux|Strasbourg|' +
    'Lille|Nantes|Eure|Poitou|Berry',
  GB:
    'England|Scotland|Wales|Northern Ireland|North Ireland|Cymru|Alba|Ulster|Cornwall|Kernow|Yorkshire|Devon|' +
    'Kent|Essex|Sussex|Surrey|Dorset|Somerset|Norfolk|Suffolk|Cumbria|Northumbria|Wessex|Mercia|' +
    'Orkney|Shetland|the Orkneys|the Hebrides|the Isle of Wight|Isle of Skye|Skye|Anglesey|' +
    'the Scilly Isles|Lancashire|Cambridge|Oxford|Birmingham|Manchester|Liverpool|Glasgow|' +
    'Edinburgh|Cardiff|Belfast|Leeds|Bristol|Bath',
  GE: 'Adjara|Ajaria|Batumi|Svaneti',
  GH: 'Kumasi',
  GR:
    'Crete|Rhodes|Corfu|Samos|Lesbos|Kos|Santorini|Mykonos|Naxos|Ithaca|Chios|Athos|Mount Athos|' +
    'Thessaloniki|Salonica|the Peloponnese|Attica|Lemnos',
  HR: 'Dalmatia|Slavonia|Split|Dubrovnik',
  HU: 'Debrecen',
  ID:
    'Bali|Java|Sumatra|Kalimantan|Sulawesi|Celebes|Lombok|Flores|Sumba|Sumbawa|the Moluccas|' +
    'Maluku|West Papua|Irian Jaya|West Timor|Aceh|Ambon|Komodo|Surabaya|Bandung',
  IE: 'Munster|Leinster|Connacht|Cork|Galway|Limerick|Donegal|Kerry|Laois|Mayo|Clare|Kildare',
  IN:
    'Kerala|Goa|Gujarat|Rajasthan|Maharashtra|Tamil Nadu|Karnataka|Andhra Pradesh|Telangana|' +
    'Uttar Pradesh|Madhya Pradesh|Himachal Pradesh|Arunachal Pradesh|Bihar|Odisha|Orissa|Assam|' +
    'Nagaland|Manipur|Mizoram|Tripura|Meghalaya|Haryana|Jharkhand|Chhattisgarh|Uttarakhand|' +
    'West Bengal|Ladakh|Delhi|Mumbai|Bombay|Calcutta|Kolkata|Chennai|Madras|Bangalore|Hyderabad|' +
    'the Andaman Islands|the Andamans|the Nicobar Islands|Pondicherry|Lakshadweep|Mysore|Jammu',
  IQ: 'Basra|Mosul|Erbil|Kirkuk',
  IR: 'Isfahan|Shiraz|Tabriz|Fars|Khorasan|Khuzestan',
  IT:
    'Sardinia|Sicily|Sardegna|Sicilia|Tuscany|Toscana|Lombardy|Piedmont|Veneto|Venetia|Liguria|' +
    'Umbria|Lazio|Latium|Calabria|Apulia|Puglia|Campania|Abruzzo|Molise|Basilicata|Friuli|' +
    'South Tyrol|Trentino|Emilia-Romagna|Romagna|Etruria|Venice|Milan|Naples|Turin|Florence|Genoa|Bologna|' +
    'Parma|Modena|Palermo|Capri|Elba|Siena|Pisa|Verona|Aosta Valley|Marche',
  JM: 'Montego Bay',
  JP: 'Okinawa|Hokkaido|Honshu|Kyushu|Shikoku|Osaka|Kyoto|Chiba|Fuji|Hiroshima|Nagasaki|Nara|Yokohama|Nagoya|Sapporo',
  KE: 'Mombasa|Nakuru|Meru',
  KP: 'Hamhung',
  KR: 'Busan|Pusan|Jeju|Incheon|Daegu',
  KZ: 'Almaty|Baikonur',
  LA: 'Luang Prabang',
  LB: 'Tyre|Sidon|Byblos',
  LK: 'Colombo|Kandy|Jaffna',
  LT: 'Samogitia|Kaunas|Klaipėda',
  LV: 'Latgale',
  MA: 'Casablanca|Marrakesh|Marrakech|Fez|Fes|Tangier|Tangiers|Taza|Agadir',
  ME: 'Kotor',
  MG: 'Nosy Be',
  ML: 'Timbuktu',
  MM: 'Rangoon|Yangon|Arakan|Rakhine|Mandalay|Shan|Chin|Chin State|Kachin|Karen State',
  MU: 'Rodrigues',
  MX:
    'Chiapas|Oaxaca|Yucatán|Sonora|Jalisco|Baja California|Chihuahua|Tabasco|Guadalajara|' +
    'Monterrey|Cancún|Puebla|Veracruz|State of Mexico|Durango|Guerrero|Hidalgo|Sinaloa|Tijuana',
  MY: 'Sarawak|Sabah|Penang|Johor|Labuan|Langkawi|Perak|Kedah|Kelantan|Selangor|Pahang|Melaka',
  MZ: 'Beira|Nampula',
  NA: 'the Caprivi Strip',
  NG: 'Lagos|Kano|Ibadan|Kaduna|Benin City|Borno',
  NL: 'North Holland|South Holland|Zeeland|Groningen|Utrecht|Rotterdam|The Hague|Gelderland|Eindhoven|Drenthe',
  NO: 'Finnmark|Troms|Bergen|Trondheim|Lofoten|Nordland|Rogaland',
  NZ: 'North Island|South Island|Otago|Auckland|Christchurch|Canterbury|the Chatham Islands|Stewart Island',
  OM: 'Dhofar|Salalah|Musandam',
  PE: 'Cusco|Cuzco|Arequipa|Machu Picchu',
  PG: 'Bougainville|New Britain|New Ireland|Manus',
  PH: 'Luzon|Mindanao|Cebu|Palawan|Visayas|Davao|Boracay|Leyte|Samar|Panay|Mati',
  PK: 'Sindh|Karachi|Lahore|Kalat|Gilgit|Peshawar',
  PL: 'Kraków|Krakow|Cracow|Gdańsk|Wrocław|Łódź|Poznań|Mazovia|Masuria|Kashubia|Greater Poland|Lesser Poland',
  PT: 'Madeira|the Azores|Algarve|Porto|Coimbra',
  RO: 'Cluj|Oltenia|Timișoara|Iași',
  RS: 'Vojvodina|Novi Sad|Šumadija',
  RU:
    'Siberia|Kaliningrad|Kamchatka|Sakhalin|Tatarstan|Bashkortostan|Dagestan|Ingushetia|Kalmykia|' +
    'Buryatia|Tuva|Yakutia|Sakha|Chuvashia|Mordovia|Mari El|Udmurtia|Komi|Adygea|' +
    'Kabardino-Balkaria|Karachay-Cherkessia|North Ossetia|Alania|Altai|Khakassia|Chukotka|' +
    'the Kuril Islands|Novaya Zemlya|Perm|Chita|Saint Petersburg|Leningrad|Volgograd|Kazan|Omsk|' +
    'Tomsk|Ufa|Sochi|Vladivostok|Samara|Novosibirsk',
  SA: 'Mecca|Medina|Jeddah|Najd',
  SD: 'Darfur|Omdurman|Kordofan',
  SE: 'Gotland|Scania|Skåne|Götaland|Svealand|Norrland|Halland|Malmö|Gothenburg|Uppsala|Öland|Dalarna',
  SI: 'Maribor|Piran|Carniola',
  SO: 'Jubaland|Galmudug',
  SY: 'Aleppo|Homs|Palmyra|Latakia|Idlib',
  TH: 'Phuket|Chiang Mai|Ko Samui|Pattaya',
  TM: 'Merv',
  TO: 'Vava’u|Tongatapu',
  TR: 'Istanbul|Constantinople|Izmir|Smyrna|Konya|Bursa|Antalya|Adana|Hatay|Angora',
  TW: 'Tainan|Kaohsiung|Kinmen|Penghu',
  TZ: 'Zanzibar|Pemba|Dar es Salaam|Tanga|Kilimanjaro|Arusha',
  UA: 'Odesa|Odessa|Lviv|Kharkiv|Kherson|Chernobyl|Mariupol|Volhynia|Podolia|Yalta',
  UG: 'Entebbe',
  US:
    'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|' +
    'State of Georgia|Georgia USA|Hawaii|Hawai‘i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|' +
    'Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|' +
    'New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|' +
    'Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|' +
    'West Virginia|Washington|Wisconsin|Wyoming|District of Columbia|New England|Dixie|Los Angeles|' +
    'Chicago|Houston|Miami|Boston|San Francisco|Seattle|Philadelphia|New Orleans|Las Vegas|Atlanta|' +
    'Detroit|Maui|Oahu|Kauai|Long Island|Manhattan|Albany|Indianapolis|Memphis|Nashville|Denver',
  UZ: 'Samarkand|Karakalpakstan',
  VE: 'Maracaibo|Isla Margarita',
  VN: 'Saigon|Ho Chi Minh City|Hue|Da Nang',
  VU: 'Efate',
  WS: 'Upolu|Savai’i',
  YE: 'Socotra|Hadramaut|Hadhramaut',
  ZA: 'Natal|KwaZulu-Natal|Transvaal|Gauteng|Limpopo|Cape Town|Johannesburg|Durban|Free State|the Western Cape|Soweto',
  ZW: 'Bulawayo|Matabeleland|Mashonaland',
};

/** Removes duplicate names of lands; a name that several countries share belongs to none. */
function gathered(lands: readonly Land[]): readonly Land[] {
  const byName = new Map<string, Land>();
  for (const land of lands) {
    const text = plain(land.name);
    const known = byName.get(text);
    const isShared = known !== undefined && known.partOf !== land.partOf;
    byName.set(text, isShared ? { name: known.name, partOf: null } : (known ?? land));
  }
  return [...byName.values()];
}

/** All lands; gathered on first use, which takes a phone a moment. */
export const lands = once((): readonly Land[] => {
  // A capital with a country's name means the country.
  const names = new Set(
    COUNTRIES.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(plain),
  );
  return gathered([
    ...APART.split('|').map((name) => ({ name, partOf: null })),
    ...Object.entries(PARTS).flatMap(([partOf, parts]) =>
      parts.split('|').map((name) => ({ name, partOf })),
    ),
    ...COUNTRIES.flatMap(({ code, capital }) =>
      capital === null || names.has(plain(capital)) ? [] : [{ name: capital, partOf: code }],
    ),
  ]);
});
