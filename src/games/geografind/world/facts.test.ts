import { expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { factsOf } from './facts.ts';

/** Those that are told to be among the ten, the first of them first. */
function ranked(end: 'largest' | 'smallest'): string[] {
  const told = CODES.flatMap((code) =>
    factsOf(code).flatMap((fact) =>
      fact.kind === 'size rank' && fact.end === end ? [{ code, ordinal: fact.ordinal }] : [],
    ),
  );
  const ordinals = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth '];
  const order = [...ordinals, 'ninth ', 'tenth '];
  return order.flatMap((each) => told.filter(({ ordinal }) => ordinal === each).map((t) => t.code));
}

it('ranks by size as works of reference do', () => {
  // China and the United States change places with what of their waters is counted.
  const [russia, canada, third, fourth, ...rest] = ranked('largest');
  expect([russia, canada, [third, fourth].sort()]).toEqual(['RU', 'CA', ['CN', 'US']]);
  expect(rest).toEqual(['BR', 'AU', 'IN', 'AR', 'KZ', 'DZ']);
  expect(ranked('smallest')).toEqual(['VA', 'MC', 'NR', 'TV', 'SM', 'LI', 'MH', 'KN', 'MV', 'MT']);
});
