/**
 * Names that players may type and that are no country of the game: dependent and disputed lands,
 * parts of countries, countries of the past. They are told so, and spend no guess.
 */
import type { Code } from '../rules/types.ts';

export interface Land {
  readonly name: string;
  /** The country that it is a part of, where that is beyond dispute. */
  readonly partOf: Code | null;
}

/** Divided by bars; said with "the" where the name wants it. */
const APART =
  'Abkhazia|Åland|American Samoa|Anguilla|Antarctica|Artsakh|Aruba|Ascension Island|Bermuda|' +
  'Bonaire|Bouvet Island|Chechnya|Christmas Island|Crimea|Curaçao|Czechoslovakia|East Germany|' +
  'Diego Garcia|French Guiana|French Polynesia|Gibraltar|Greenland|Guadeloupe|Guam|Guernsey|' +
  'Hong Kong|Jan Mayen|Jersey|Kashmir|Kurdistan|Macau|Macao|Martinique|Mayotte|Montserrat|' +
  'Nagorno-Karabakh|New Caledonia|Niue|Norfolk Island|Northern Cyprus|North Cyprus|Pitcairn|' +
  'Puerto Rico|Réunion|Saba|Saint Barthélemy|Saint Barts|Saint Helena|Saint Martin|' +
  'Saint Pierre and Miquelon|Sint Eustatius|Sint Maarten|Somaliland|South Georgia|South Ossetia|' +
  'Svalbard|Tahiti|the British Indian Ocean Territory|the British Virgin Islands|' +
  'the Cayman Islands|the Chagos Islands|the Channel Islands|the Cocos Islands|' +
  'the Cook Islands|the Falkland Islands|the Falklands|the Faroe Islands|the Faroes|' +
  'the Isle of Man|the Malvinas|the Northern Mariana Islands|' +
  'the Soviet Union|the Turks and Caicos Islands|the US Virgin Islands|the USSR|' +
  'the Virgin Islands|Tibet|Tokelau|Transnistria|Tristan da Cunha|Wallis and Futuna|' +
  'West Germany|Western Sahara|West Sahara|Yugoslavia';

const PARTS: Readonly<Record<Code, string>> = {
  AU: 'Tasmania',
  CA: 'Quebec',
  CL: 'Easter Island',
  EC: 'Galápagos',
  ES: 'Catalonia|Majorca|Mallorca|Tenerife|the Canary Islands',
  FR: 'Corsica',
  GB: 'England|Scotland|Wales|Northern Ireland',
  GR: 'Crete',
  ID: 'Bali|Java|Sumatra',
  IT: 'Sardinia|Sicily',
  JP: 'Okinawa',
  PT: 'Madeira|the Azores',
  RU: 'Siberia',
  TZ: 'Zanzibar',
  US: 'Alaska|California|Florida|Hawaii|Texas',
};

export const LANDS: readonly Land[] = [
  ...APART.split('|').map((name) => ({ name, partOf: null })),
  ...Object.entries(PARTS).flatMap(([partOf, names]) =>
    names.split('|').map((name) => ({ name, partOf })),
  ),
];
