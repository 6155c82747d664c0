import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../world/countries.ts';
import { LANDS } from '../world/lands.ts';
import { exactMatch, matches, plain } from '../world/search.ts';
import { meaningOf } from './meaning.ts';

/** In short: the country that is guessed, or what is asked or said instead. */
function meant(typed: string): string {
  const meaning = meaningOf(typed);
  switch (meaning.kind) {
    case 'country':
      return meaning.country.name;
    case 'several':
      return `which: ${meaning.countries.map(({ name }) => name).join(', ')}`;
    case 'land':
      return `land: ${meaning.land.name}${meaning.country ? ` in ${meaning.country.name}` : ''}`;
    case 'unknown':
      return meaning.near ? `near: ${meaning.near.name}` : 'unknown';
    default:
      return meaning.kind;
  }
}

describe('a guess is', () => {
  it.each([
    // Names of states as they stand in lists.
    ['Saint Vincent and the Grenadines', 'Saint Vincent and the Grenadines'],
    ['St Vincent & the Grenadines', 'Saint Vincent and the Grenadines'],
    ['Saint Vincent and Grenadines', 'Saint Vincent and the Grenadines'],
    ['Bosnia-Herzegovina', 'Bosnia and Herzegovina'],
    ['Bosnia Herzegovina', 'Bosnia and Herzegovina'],
    ['Democratic Republic of Congo', 'DR Congo'],
    ['Congo, Dem. Rep.', 'DR Congo'],
    ['Republic of Congo', 'Republic of the Congo'],
    ['FSM', 'Micronesia'],
    ['Federated States of Micronesia', 'Micronesia'],
    ['Micronesia, Federated States of', 'Micronesia'],
    ['Gambia, The', 'Gambia'],
    ['Bahamas, The', 'Bahamas'],
    ['Korea, South', 'South Korea'],
    ['Korea, North', 'North Korea'],
    ['Korea, Republic of', 'South Korea'],
    ['Republic of Korea', 'South Korea'],
    ['Democratic People’s Republic of Korea', 'North Korea'],
    ["Democratic People's Republic of Korea", 'North Korea'],
    ['Macedonia, North', 'North Macedonia'],
    ['Republic of Moldova', 'Moldova'],
    ['United Republic of Tanzania', 'Tanzania'],
    ['Tanzania, United Republic of', 'Tanzania'],
    ['Lao PDR', 'Laos'],
    ['Lao People’s Democratic Republic', 'Laos'],
    ['Plurinational State of Bolivia', 'Bolivia'],
    ['Bolivarian Republic of Venezuela', 'Venezuela'],
    ['Islamic Republic of Iran', 'Iran'],
    ['Russian Federation', 'Russia'],
    ['Syrian Arab Republic', 'Syria'],
    ['Viet Nam', 'Vietnam'],
    ['Holy See', 'Vatican City'],
    ['Kingdom of Norway', 'Norway'],
    ['Grand Duchy of Luxembourg', 'Luxembourg'],
    ['Federal Democratic Republic of Nepal', 'Nepal'],
    ['Republic of the Union of Myanmar', 'Myanmar'],
    ['Principality of Andorra', 'Andorra'],
    ['Republic of China', 'Taiwan'],
    ['People’s Republic of China', 'China'],
    ['United States of America', 'United States'],
    // In short.
    ['S Korea', 'South Korea'],
    ['S. Korea', 'South Korea'],
    ['S.Korea', 'South Korea'],
    ['N. Korea', 'North Korea'],
    ['S Sudan', 'South Sudan'],
    ['S Africa', 'South Africa'],
    ['N Macedonia', 'North Macedonia'],
    ['W. Samoa', 'Samoa'],
    ['E Timor', 'Timor-Leste'],
    ['U.S.A.', 'United States'],
    ['St. Kitts', 'Saint Kitts and Nevis'],
    // What is nobody else's beginning, even if it is another's name in part.
    ['Dominican', 'Dominican Republic'],
    ['Papua', 'Papua New Guinea'],
    ['braz', 'Brazil'],
    ['zealand', 'New Zealand'],
    // Slips that lead to one country only.
    ['Kirgistan', 'Kyrgyzstan'],
    ['Phillipines', 'Philippines'],
    ['Lichtenstein', 'Liechtenstein'],
    ['Columbia', 'Colombia'],
    ['Brasil', 'Brazil'],
    ['Azerbaidjan', 'Azerbaijan'],
    ['Untied States', 'United States'],
    ['Swasiland', 'Eswatini'],
  ])('%s: %s', (typed, name) => expect(meant(typed)).toBe(name));

  it.each([...COUNTRIES])('$name by its own name and aliases', ({ name, aliases }) => {
    expect(meant(name)).toBe(name);
    expect(meant(plain(name))).toBe(name);
    for (const alias of aliases ?? []) {
      if (alias !== 'Congo' && alias !== 'Korea') expect(meant(alias), alias).toBe(name);
    }
  });
});

describe('nothing is guessed for', () => {
  it.each([
    ['Congo', 'which: DR Congo, Republic of the Congo'],
    ['Kongo', 'which: DR Congo, Republic of the Congo'],
    ['Korea', 'which: North Korea, South Korea'],
    ['irak', 'which: Iran, Iraq'],
    ['Austrla', 'which: Austria, Australia'],
    ['Nigera', 'which: Niger, Nigeria'],
    ['Zambai', 'which: Zambia, Gambia'],
    ['gui', 'which: Guinea, Guinea-Bissau'],
    ['Guiana', 'which: Guyana, Suriname'],
    ['Slov', 'which: Slovakia, Slovenia'],
    ['Somali', 'which: Somalia'],
    ['Fr', 'which: France'],
    ['Y', 'which: Yemen'],
    ['a', 'many'],
    ['united', 'many'],
    ['of', 'unknown'],
    ['the', 'unknown'],
    ['', 'nothing'],
    ['  . ', 'nothing'],
    ['日本', 'nothing'],
    ['phillip', 'near: Philippines'],
    ['Absurdistan', 'unknown'],
    ['Deutschland', 'unknown'],
    ['Paris', 'unknown'],
    ['qqqq', 'unknown'],
    ['__proto__', 'unknown'],
  ])('"%s": %s', (typed, what) => expect(meant(typed)).toBe(what));

  it.each([
    'Greenland',
    'Western Sahara',
    'Guam',
    'Niue',
    'Tahiti',
    'Somaliland',
    'Puerto Rico',
    'Hong Kong',
    'French Guiana',
    'Aruba',
    'Northern Cyprus',
    'American Samoa',
    'Curaçao',
    'Kurdistan',
  ])('%s, which is none of the countries', (name) => expect(meant(name)).toBe(`land: ${name}`));

  it.each([
    ['curacao', 'land: Curaçao'],
    ['Greenlnd', 'land: Greenland'],
    ['Cook Islands', 'land: the Cook Islands'],
    ['w sahara', 'land: West Sahara'],
    ['Turkish Republic of Northern Cyprus', 'land: Northern Cyprus'],
    ['England', 'land: England in United Kingdom'],
    ['N Ireland', 'land: Northern Ireland in United Kingdom'],
    ['Hawaii', 'land: Hawaii in United States'],
  ])('%s: %s', (typed, what) => expect(meant(typed)).toBe(what));

  it('any of the other lands, and none of them is a country’s name', () => {
    for (const { name } of LANDS) {
      expect(meaningOf(name), name).toMatchObject({ kind: 'land', land: { name } });
      expect(exactMatch(name), name).toBeNull();
    }
  });

  it('nor are there suggestions for it', () => {
    expect(matches('Absurdistan')).toEqual([]);
    expect(matches('日本')).toEqual([]);
  });
});
