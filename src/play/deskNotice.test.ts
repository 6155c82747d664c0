import { expect, it } from 'vitest';
import type { Game, Puzzle } from '../games/contract/game.ts';
import { engine } from '../games/geografind/engine/engine.ts';
import { game as rules } from '../games/geografind/rules/game.ts';
import type { Listing } from '../protocol/listing.ts';
import { deskNoticeOf } from './deskNotice.ts';
import { hashOf } from './hash.ts';

const game = rules as unknown as Game;
const ID = '400';
const [PACKED, SECOND] = ['400', '401'].map((id, i) => ({
  ...engine.generate(id, i),
  id: ID,
})) as unknown as [Puzzle, Puzzle];

const LISTING: Listing = {
  version: 2,
  hashes: [PACKED, SECOND].map((puzzle) => hashOf(game, puzzle)),
  state: 'corrected',
  reason: 'It was the wrong country',
  excused: false,
  revision: 1,
};

it.each<[string, Partial<Listing>, Puzzle, RegExp | null]>([
  ['a corrected one', {}, SECOND, /^This puzzle was corrected: It was the wrong country\.$/],
  [
    'one begun before',
    {},
    PACKED,
    /^This puzzle was changed after you started it: It was the wrong country\. You keep your version/,
  ],
  [
    'one begun before it was replaced without a reason',
    { state: 'published', reason: '' },
    PACKED,
    /^This puzzle was changed after you started it\. You keep your version/,
  ],
  ['one that was replaced before its day', { state: 'published', reason: '' }, SECOND, null],
  [
    'a withdrawn one',
    { state: 'withdrawn' },
    PACKED,
    /withdrawn: .*country\. You can still play it/,
  ],
])('tells the player of %s', (_, change, puzzle, words) => {
  const listed = deskNoticeOf(game, puzzle, { ...LISTING, ...change }, true)!;
  if (words === null) expect(listed.words).toBeNull();
  else expect(listed.words).toMatch(words);
});

it('names the boards that its player may stand on, the one of their version first', () => {
  expect(deskNoticeOf(game, SECOND, LISTING, true)!.boards).toEqual([`${ID}@2`, ID]);
  expect(deskNoticeOf(game, PACKED, LISTING, true)!.boards).toEqual([ID, `${ID}@2`]);
  expect(deskNoticeOf(game, PACKED, { ...LISTING, state: 'withdrawn' }, true)!.boards).toEqual([]);
});

it('tells calmly of a correction, and of words as words', () => {
  const listed = deskNoticeOf(game, SECOND, LISTING, true)!;
  expect(listed.isCalm).toBe(true);
  expect(deskNoticeOf(game, SECOND, { ...LISTING, state: 'withdrawn' }, true)!.isCalm).toBe(false);
  const ofWords = deskNoticeOf({ ...game, isFixed: true }, SECOND, LISTING, true)!;
  expect(ofWords.words).toBe('The words for this day were changed: It was the wrong country.');
});

it('tells nobody that they have begun what they have only opened', () => {
  expect(deskNoticeOf(game, PACKED, LISTING, false)!.words).toBeNull();
  const withdrawn = deskNoticeOf(game, PACKED, { ...LISTING, state: 'withdrawn' }, false)!;
  expect(withdrawn.words).toMatch(/withdrawn: /);
});
