import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { makeRules } from './rules.ts';

it('firestore.rules is what `npm run rules` makes of the definitions', () => {
  const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(committed).toBe(makeRules(DEFINITIONS));
});
