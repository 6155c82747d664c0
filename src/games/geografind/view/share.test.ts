import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../contract/game.ts';
import { seal } from '../rules/seal.ts';
import type { Board } from '../rules/types.ts';
import { COUNTRIES, countryOf } from '../world/countries.ts';
import { measure } from '../world/measure.ts';
import { share } from './share.ts';
import { aboutCountry, guessSentence, shortDistance } from './words.ts';

const KENYA: Puzzle<Board> = { id: '399', boards: [{ answer: seal('KE', 'abcd'), beans: 1 }] };

describe('sharing', () => {
  it('draws squares and arrows of a win', () => {
    const { lines, sentence } = share('Geografind 399', KENYA, ['BR', 'TZ', 'KE', 'win']);
    expect(lines.split('\n')[0]).toBe('Geografind 399 3/6');
    expect(lines.split('\n')).toHaveLength(4);
    // Brazil is some 7,500 km west of Kenya; Tanzania is its neighbour.
    expect(lines.split('\n')[1]).toBe('🟩🟩🟩⬜⬜ ➡️');
    expect(lines.split('\n')[2]).toBe('🟩🟩🟩🟩🟨 ↗️');
    expect(lines.endsWith('🟩🟩🟩🟩🟩 ☕')).toBe(true);
    expect(sentence).toBe('I solved Geografind 399 in three of six guesses.');
  });

  it('tells a loss, and a first guess', () => {
    const lost = share('Geografind 399', KENYA, ['BR', 'PE', 'BO', 'CL', 'AR', 'UY', 'loss']);
    expect(lost.lines).toMatch(/^Geografind 399 X\/6\n/);
    expect(lost.lines.split('\n')).toHaveLength(7);
    expect(share('Geografind 399', KENYA, ['KE', 'win']).sentence).toBe(
      'I solved Geografind 399 on my first guess!',
    );
  });

  it('gives no name away', () => {
    const { lines, sentence } = share('Geografind 399', KENYA, ['BR', 'TZ', 'KE', 'win']);
    for (const { name } of COUNTRIES) expect(lines + sentence).not.toContain(name);
    expect(lines).not.toMatch(/\b(BR|TZ|KE)\b/);
  });
});

describe('what a guess tells', () => {
  it('is nothing but that it is found, for the country itself', () => {
    expect(measure('KE', 'KE')).toEqual({ km: 0, bearing: null, percent: 100, step: 5 });
    expect(guessSentence(3, 'KE', 'KE', 'km')).toBe('Guess 3, Kenya: found.');
  });

  it('is that it is a neighbour, and 99 percent at most', () => {
    const found = measure('TZ', 'KE');
    expect(found).toMatchObject({ km: 0, percent: 99, step: 5 });
    expect(shortDistance(found, 'km')).toBe('Neighbour');
    expect(guessSentence(1, 'TZ', 'KE', 'km')).toBe(
      'Guess 1, Tanzania: 0 kilometres, a neighbour, north-east, 99 percent.',
    );
  });

  it('is a distance, a direction and a percentage', () => {
    // Dover Strait: 33 km, some 21 miles.
    expect(shortDistance(measure('GB', 'FR'), 'km')).toBe('33 km');
    expect(shortDistance(measure('GB', 'FR'), 'miles')).toBe('21 mi');
    expect(guessSentence(2, 'GB', 'FR', 'miles')).toMatch(
      /^Guess 2, United Kingdom: 2[01] miles, south-?e?a?s?t?, 99 percent\.$/,
    );
    const far = measure('NZ', 'ES');
    expect(far.percent).toBeLessThan(20);
    expect(far.step).toBe(0);
  });
});

it('a country is told of in plain sentences', () => {
  expect(aboutCountry(countryOf('PT'), 'km')).toBe(
    'It covers about 91,000 km². Its only neighbour is Spain.',
  );
  expect(aboutCountry(countryOf('BE'), 'km')).toBe(
    'It covers about 31,000 km². It borders Germany, France, Luxembourg and the Netherlands.',
  );
  expect(aboutCountry(countryOf('JM'), 'miles')).toBe(
    'It covers about 4,300 square miles. It has no land border.',
  );
  expect(aboutCountry(countryOf('VA'), 'km')).toBe(
    'It covers less than 1 km². Its only neighbour is Italy.',
  );
});
