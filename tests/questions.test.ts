/**
 * The answers about boards, on random positions of packed puzzles: each is the sentence that an oracle
 * says from nothing but the page (tests/support/spoken), so it is true and tells no more than an eye
 * sees. It cannot shrink a solver's candidates, as the solver sees the page too.
 */
import { describe, expect, it } from 'vitest';
import { MOST_SPOKEN_WORDS, type Question } from '../src/games/contract/questions.ts';
import type { BoardPreferences } from '../src/games/contract/view.ts';
import { DEFINITIONS, type GameId } from '../src/games/definitions.ts';
import { CODES } from '../src/games/geografind/codes.ts';
import { seal } from '../src/games/geografind/rules/seal.ts';
import { wordsIn } from '../src/games/shared/spoken.ts';
import { loadQuestions } from '../src/games/viewLoaders.ts';
import { type Position, positions } from './support/randomPositions.ts';
import { CROSSNUMBER } from './support/spoken/crossnumber.ts';
import { GEOGRAFIND, shownOf } from './support/spoken/geografind.ts';
import { ROYAL_FAMILY } from './support/spoken/royalFamily.ts';
import type { Sentences } from './support/spoken/seen.ts';
import { SUDOKU_SHIFT } from './support/spoken/sudokuShift.ts';
import { YEARLY_DAILY } from './support/spoken/yearlyDaily.ts';

const ORACLES: Readonly<Record<GameId, Sentences<never, never>>> = {
  geografind: GEOGRAFIND,
  'yearly-daily': YEARLY_DAILY,
  'sudoku-shift': SUDOKU_SHIFT,
  'royal-family': ROYAL_FAMILY,
  crossnumber: CROSSNUMBER,
};

/** A board's parts that are on the page from the start. */
const ON_THE_PAGE: Readonly<Record<GameId, readonly string[]>> = {
  geografind: [],
  'yearly-daily': ['month', 'day'],
  'sudoku-shift': ['size', 'box', 'rows', 'pinned'],
  'royal-family': ['house', 'plates', 'marriages', 'monarch', 'names', 'clues'],
  crossnumber: ['rows', 'clues'],
};

/** All settings that answers may depend on. */
const PREFERENCES: readonly BoardPreferences[] = [
  { markConflicts: true, units: 'km', arrows: true },
  { markConflicts: false, units: 'miles', arrows: true },
];

function answersTo(
  questions: readonly Question[],
  position: Position,
  preferences: BoardPreferences,
) {
  return questions.flatMap(({ id, about, answer }) =>
    (about?.(position.board) ?? ['']).map((one) => {
      const put = { ...position, about: one, preferences };
      return { id, put, text: answer(put) };
    }),
  );
}

describe.each(DEFINITIONS.map(({ id }) => id))('the answers of %s', (game) => {
  const check = async (count: number) => {
    const { QUESTIONS } = await loadQuestions(game);
    let i = 0;
    for (const position of positions(game, count)) {
      const preferences = PREFERENCES[Number(i++ % 8 === 0)]!;
      for (const { id, put, text } of answersTo(QUESTIONS, position, preferences)) {
        const expected = ORACLES[game][id]!(put as never);
        // `expect` takes longer than all the answers.
        if (text !== expected) expect(text, `${id} ${put.about}`).toBe(expected);
        if (wordsIn(text) > MOST_SPOKEN_WORDS) expect(text, 'a long sentence').toBe('');
        if (!/^[^a-z\n][^\n]*\.$/.test(text) || /undefined|null|NaN|\.\./.test(text)) {
          expect(text, 'no sentence').toBe('');
        }
      }
    }
  };
  it('are short, true, and told by the page', () => check(200));
  it('are short, true, and told by the page, 10,000 times', { tags: 'all' }, () => check(10_000));

  it('rest on no part of the board that is not on the page', async () => {
    const { QUESTIONS } = await loadQuestions(game);
    for (const position of positions(game, 30)) {
      // The page of Geografind tells of the country by its guesses and hints.
      const isTold =
        game === 'geografind' && Object.values(position.state).some((one) => String(one) > '0');
      const board = new Proxy(position.board, {
        get(whole, key) {
          const isSeen = ON_THE_PAGE[game].includes(String(key)) || (isTold && key === 'answer');
          if (!isSeen) throw new Error(`An answer read ${String(key)}.`);
          return whole[key];
        },
      });
      const [texts, same] = [position, { ...position, board }].map((one) =>
        answersTo(QUESTIONS, one, PREFERENCES[0]!).map(({ text }) => text),
      );
      expect(same).toEqual(texts);
    }
  });

  it('are asked by questions of different names', async () => {
    const { QUESTIONS } = await loadQuestions(game);
    expect(QUESTIONS[0]?.id).toBe('left');
    for (const key of ['id', 'label'] as const) {
      const values = QUESTIONS.map((question) => question[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

it('countries that a page of Geografind does not tell apart get the same answers', async () => {
  const { QUESTIONS } = await loadQuestions('geografind');
  const pages = new Map<string, string>();
  let shared = 0;
  for (const guess of CODES.filter((_, i) => i % 3 === 0)) {
    for (const answer of CODES) {
      const board = { answer: seal(answer, 'page'), beans: 1 };
      const position = { board, state: { guesses: [guess], revealed: 0 }, cursor: null };
      const page = JSON.stringify(shownOf(position));
      const answers = answersTo(QUESTIONS, position, PREFERENCES[0]!).map(({ text }) => text);
      const before = pages.get(page);
      if (before !== undefined) {
        shared++;
        if (before !== String(answers)) expect(answers, page).toBe(before);
      }
      pages.set(page, String(answers));
    }
  }
  expect(shared).toBeGreaterThan(30);
});
