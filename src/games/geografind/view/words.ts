/** Results of guesses, and facts about countries, as text to read and to hear. */
import { grouped } from '../../../lib/grouped.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import type { Code } from '../rules/types.ts';
import { type Country, countryOf } from '../world/countries.ts';
import type { Fact } from '../world/facts.ts';
import { compassOf, type Measurement, measure, neighboursOf } from '../world/measure.ts';

export type Units = 'km' | 'miles';

const MILES_PER_KM = 0.621371;

/** A distance in whole km or miles; a positive distance never becomes 0. */
function inUnits(km: number, units: Units): number {
  return units === 'km' ? km : Math.max(1, Math.round(km * MILES_PER_KM));
}

/** A guess's distance in short: "1,240 km", "770 mi", "Neighbour", "Found". */
export function shortDistance({ km, percent }: Measurement, units: Units): string {
  if (percent === 100) return 'Found';
  if (km === 0) return 'Neighbour';
  return `${grouped(inUnits(km, units))} ${units === 'km' ? 'km' : 'mi'}`;
}

/** A distance to read out: "1,240 kilometres". */
export function spokenDistance(km: number, units: Units): string {
  const far = inUnits(km, units);
  const unit = units === 'km' ? 'kilometre' : 'mile';
  return `${grouped(far)} ${unit}${far === 1 ? '' : 's'}`;
}

/**
 * A guess's result for screen readers: "Guess 2, Peru: 1,240 kilometres, north-east, 93 percent."
 */
export function guessSentence(
  number: number,
  guess: Code,
  answer: Code,
  units: Units,
  arrowless?: boolean,
): string {
  const { name } = countryOf(guess);
  const found = measure(guess, answer);
  if (found.bearing === null) return `Guess ${number}, ${name}: found.`;
  const far =
    found.km === 0
      ? `0 ${units === 'km' ? 'kilometres' : 'miles'}, a neighbour`
      : spokenDistance(found.km, units);
  const way = arrowless ? '' : `, ${compassOf(found.bearing).long}`;
  return `Guess ${number}, ${name}: ${far}${way}, ${found.percent} percent.`;
}

/** An area as text: "about 1,300,000 km²". */
export function areaWords(area: number, units: Units): string {
  const size = units === 'km' ? area : area * MILES_PER_KM ** 2;
  const unit = units === 'km' ? 'km²' : 'square miles';
  if (size < 1) return `less than 1 ${units === 'km' ? 'km²' : 'square mile'}`;
  return `about ${grouped(Number(size.toPrecision(size < 10 ? 1 : 2)))} ${unit}`;
}

/** Names of countries that need an article in a sentence. */
const WITH_ARTICLE =
  /^(Bahamas|Central African|Comoros|DR Congo|Dominican|Gambia|Maldives|Marshall|Netherlands|Philippines|Republic of|Seychelles|Solomon|United)/;

/** A country's name with its article, if any: "the Netherlands". */
export function inSentence({ name }: Country): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/**
 * Countries on two continents, or on an unexpected one: the text about them tells which continent
 * the UN assigns.
 */
const ON_TWO: readonly Code[] = ['AM', 'AZ', 'CY', 'EG', 'GE', 'ID', 'KZ', 'RU', 'TR'];

/** A country's area, neighbours and continent, in a sentence or two. */
export function aboutCountry(country: Country, units: Units): string {
  const neighbours = neighboursOf(country.code).map((code) => inSentence(countryOf(code)));
  const land =
    neighbours.length === 0
      ? 'It has no land border.'
      : neighbours.length === 1
        ? `Its only neighbour is ${neighbours[0]}.`
        : `It borders ${joinWithAnd(neighbours)}.`;
  const size = areaWords(country.area, units);
  const { code, continent } = country;
  const islands = code === 'NO' ? ' including Svalbard' : '';
  const counted = ON_TWO.includes(code)
    ? ` The United Nations counts it as part of ${continent}.`
    : '';
  return `It covers ${size}${islands}. ${land}${counted}`;
}

export function factWords(fact: Fact): string {
  const called = (code: Code) => inSentence(countryOf(code));
  switch (fact.kind) {
    case 'size rank':
      return `It is the ${fact.ordinal}${fact.end} of the 197 countries.`;
    case 'neighbours':
      return fact.more.length === 0
        ? `It has ${fact.count} neighbours. No country has more.`
        : `It has ${fact.count} neighbours. Only ${joinWithAnd(fact.more.map(called))} ${fact.more.length === 1 ? 'has' : 'have'} more.`;
    case 'equator':
      return 'The equator runs through it.';
    case 'nearest':
      return `${fact.hasLandsBetween ? 'Not counting dependent territories and overseas France, the' : 'The'} nearest country across the sea is ${called(fact.code)}${fact.island === null ? '' : ` (${fact.island})`}.`;
    case 'as large as':
      return `It is about as large as ${called(fact.code)}.`;
  }
}
