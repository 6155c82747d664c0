import { expect, it } from 'vitest';
import { parseRemembered, staffEntry } from './rememberedStaff.ts';

const anna = { uid: 'anna', email: 'anna@example.com', at: 1_000 };

it('remembers staff by account', () => {
  const json = staffEntry('anna').json(anna);
  expect(staffEntry('anna').parse(json)).toEqual(anna);
  expect(staffEntry('ben').parse(json)).toBeNull();
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
