import { expect, it } from 'vitest';
import { parseSeen, seenJson } from './seen.ts';
import { parseRemembered, rememberedJson } from './visitor.ts';

const anna = { uid: 'anna', email: 'anna@example.com', at: 1_000 };

it('remembers staff by account', () => {
  expect(parseRemembered(rememberedJson(anna), 'anna')).toEqual(anna);
  expect(parseRemembered(rememberedJson(anna), 'ben')).toBeNull();
});

it.each([
  null,
  undefined,
  'anna',
  [],
  {},
  { uid: 'anna' },
  { ...anna, at: 'now' },
  { ...anna, email: 1 },
])('takes %j for nobody', (json) => {
  expect(parseRemembered(json, 'anna')).toBeNull();
});

it('gives back what was seen, to whoever saw it, if it can still be read', () => {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  expect(parseSeen(seenJson('anna', 5, 'hello'), 'anna', text)).toEqual({ at: 5, value: 'hello' });
  expect(parseSeen(seenJson('anna', 5, 'hello'), 'ben', text)).toBeNull();
  expect(parseSeen(seenJson('anna', 5, 7), 'anna', text)).toBeNull();
  expect(parseSeen({ uid: 'anna', at: -1, value: 'hello' }, 'anna', text)).toBeNull();
  expect(parseSeen('anything', 'anna', text)).toBeNull();
});
