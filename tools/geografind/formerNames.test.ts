import { expect, it } from 'vitest';
import { CODES } from '../../src/games/geografind/codes.ts';
import countries from '../../src/games/geografind/data/countries.json' with { type: 'json' };
import { codeOfFormerName } from '../../src/games/geografind/formerNames.ts';
import { formerNameLines } from './formerNames.ts';

const lines = formerNameLines(countries);

it('every name, code and alias of the game that stands for one country is read as that country', () => {
  expect(lines).toHaveLength(CODES.length);
  lines.forEach((line, i) => {
    for (const name of [CODES[i]!, ...line.split('|')]) {
      for (const typed of [name, name.toLowerCase(), name.toUpperCase()]) {
        expect([typed, codeOfFormerName(typed)]).toEqual([typed, CODES[i]]);
      }
    }
  });
});

it('a name of two countries is no name', () => {
  expect(['Congo', 'Korea'].map(codeOfFormerName)).toEqual([null, null]);
});
