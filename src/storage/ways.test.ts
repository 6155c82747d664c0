import { expect, it } from 'vitest';
import type { FinalMoves } from '../games/contract/game.ts';
import type { ResultRow } from './entities.ts';
import { ownEnding, withOwnEnding } from './ways.ts';

const [FIRST, SECOND]: readonly FinalMoves[] = [[[{ lay: 1 }]], [[{ lay: 2 }]]];
const row = (rest: Partial<ResultRow>): ResultRow => ({
  ...{ id: '2025-11-20', result: [60_000, 1, 0.1], openedOn: null, finishedAt: null },
  ...rest,
});

it('the final boards are those of the play that the result is of, or nobody’s', () => {
  expect(ownEnding(row({ ending: FIRST!, hash: 'a-version' }))).toEqual(FIRST);
  // From the server, after another play here; or found later, for a result without a play.
  expect(ownEnding(row({ ending: FIRST! }))).toBeNull();
  expect(ownEnding(undefined)).toBeNull();
});

it('the own final boards take the place of others, which stay as ways', () => {
  expect(withOwnEnding(row({}), FIRST!)).toEqual(row({ ending: FIRST! }));
  expect(withOwnEnding(row({ ending: SECOND! }), FIRST!)).toEqual(
    row({ ending: FIRST!, ways: [SECOND!] }),
  );
  const same = row({ ending: FIRST! });
  expect(withOwnEnding(same, FIRST!)).toBe(same);
});
