/** The answers about boards, on random positions of packed puzzles. */
import { describe, expect, it } from 'vitest';
import { MOST_SPOKEN_WORDS, type Question } from '../src/games/contract/questions.ts';
import { DEFINITIONS, type GameId } from '../src/games/definitions.ts';
import { CODES } from '../src/games/geografind/codes.ts';
import { countryOf } from '../src/games/geografind/world/countries.ts';
import { wordsIn } from '../src/games/shared/spoken.ts';
import { loadQuestions } from '../src/games/viewLoaders.ts';
import type { Json } from '../src/lib/json.ts';
import { makeRng, type Rng } from '../src/lib/rng.ts';
import { toolkitOf } from '../tools/games/index.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';

// biome-ignore lint/suspicious/noExplicitAny: boards and states of any game
type Any = any;

/** A move that the rules may accept. */
const MOVES: Record<GameId, (board: Any, rng: Rng) => Json> = {
  'sudoku-shift': ({ size }, rng) => {
    const [row, cell, digit] = [rng.below(size), rng.below(size), 1 + rng.below(size)];
    return [
      { type: 'shift', row, by: 1 + rng.below(size - 1) },
      { type: 'fill', row, cell, digit },
    ][rng.below(2)]!;
  },
  crossnumber: ({ rows }, rng) => ({
    type: 'enter',
    cell: rng.below(rows.length ** 2),
    digit: rng.below(10),
  }),
  'royal-family': ({ names }, rng) => ({
    type: 'place',
    plate: rng.below(names.length),
    name: rng.below(names.length),
  }),
  'yearly-daily': (_, rng) => ({
    type: 'place',
    ...{ piece: rng.below(8), orientation: rng.below(8) },
    ...{ row: rng.below(7), col: rng.below(7) },
  }),
  geografind: (_, rng) =>
    rng.below(2) ? { type: 'reveal' } : { type: 'guess', country: CODES[rng.below(CODES.length)]! },
};

/** Cursors of the games that have one, and nonsense. */
const cursorOf = (board: Any, rng: Rng): Json =>
  [
    rng.below(81),
    { cell: rng.below(81), direction: rng.below(2) ? 'across' : 'down' },
    null,
    board?.size ? rng.below(board.size ** 2) : -1,
  ][rng.below(4)]!;

interface Position {
  readonly board: Any;
  readonly state: Any;
  readonly cursor: Json;
}

function* positions(game: GameId, count: number): Generator<Position> {
  const { game: rules } = toolkitOf(game);
  const rng = makeRng(`questions ${game}`);
  const puzzles = packedPuzzles(game);
  for (let i = 0; i < count; i++) {
    const { boards }: Any = puzzles[rng.below(puzzles.length)]!;
    const board: Any = boards[rng.below(boards.length)];
    let state: Any = rules.start(board);
    for (let moves = rng.below(40); moves > 0; moves--) {
      const move = rules.parseMove(MOVES[game](board, rng));
      const next = move.ok ? rules.apply(board, state, move.value) : move;
      if (next.ok) state = next.value;
    }
    yield { board, state, cursor: cursorOf(board, rng) };
  }
}

const preferences = { markConflicts: true, units: 'km' } as const;

function answersIn(questions: readonly Question[], { board, state, cursor }: Position) {
  return questions.flatMap(({ id, about, answer }) =>
    (about?.(board) ?? ['']).map((one) => ({
      id,
      about: one,
      text: answer({ board, state, cursor, about: one, preferences }),
    })),
  );
}

describe.each(DEFINITIONS.map(({ id }) => id))('the answers of %s', (game) => {
  const check = async (count: number) => {
    const { QUESTIONS } = await loadQuestions(game);
    for (const position of positions(game, count)) {
      for (const { text } of answersIn(QUESTIONS, position)) {
        expect(wordsIn(text), text).toBeLessThanOrEqual(MOST_SPOKEN_WORDS);
        expect(text).toMatch(/^[^a-z\n][^\n]*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\.\./);
      }
    }
  };
  it('are short sentences', () => check(200));
  it('are short sentences, 10,000 times', { tags: 'all' }, () => check(10_000));

  it('are asked by questions of different names', async () => {
    const { QUESTIONS } = await loadQuestions(game);
    expect(QUESTIONS[0]?.id).toBe('left');
    for (const key of ['id', 'label'] as const) {
      const values = QUESTIONS.map((question) => question[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

async function asked(game: GameId, id: string): Promise<[Question, Position][]> {
  const { QUESTIONS } = await loadQuestions(game);
  const question = QUESTIONS.find((one) => one.id === id)!;
  return [...positions(game, 100)].map((position) => [question, position]);
}

const tell = ({ answer }: Question, position: Position, about = '') =>
  answer({ ...position, about, preferences });

describe('answers are true', () => {
  it('of a row of Sudoku Shift, as it stands', async () => {
    for (const [question, position] of await asked('sudoku-shift', 'row')) {
      const { board, state, cursor } = position;
      const text = tell(question, position);
      if (
        !Number.isInteger(cursor) ||
        (cursor as number) < 0 ||
        (cursor as number) >= board.size ** 2
      ) {
        expect(text).toBe('Select a cell first.');
        continue;
      }
      const row = Math.floor((cursor as number) / board.size);
      const cells = [...board.rows[row]].map((given: string, cell: number) =>
        given === '.' ? state.fills[row][cell] || 'blank' : given,
      );
      // A row that has slid by two begins with its last two cells.
      const slid = state.slides[row];
      const shown = [...cells.slice(board.size - slid), ...cells.slice(0, board.size - slid)];
      expect(text).toBe(`Row ${row + 1}: ${shown.join(', ')}.`);
    }
  });

  it('of the names in the tray of Royal Family', async () => {
    for (const [question, position] of await asked('royal-family', 'left')) {
      const { board, state } = position;
      const text = tell(question, position);
      for (const [i, { name }] of board.names.entries()) {
        expect([name, text.includes(name)]).toEqual([name, !state.placed.includes(i)]);
      }
    }
  });

  it('of the free squares of Yearly Daily', async () => {
    const { QUESTIONS } = await loadQuestions('yearly-daily');
    const free = QUESTIONS.find(({ id }) => id === 'free')!;
    for (const position of positions('yearly-daily', 100)) {
      const told = free.about!(position.board).flatMap((row) => {
        const text = tell(free, position, row);
        return text.startsWith('Free: ') ? text.slice(6, -1).split(/, | and /) : [];
      });
      // 43 squares, two for the date, five for a piece and six for the pan.
      const lying = position.state.flatMap((one: unknown, piece: number) => (one ? [piece] : []));
      const covered = lying.reduce((sum: number, piece: number) => sum + (piece === 7 ? 6 : 5), 0);
      expect(told).toHaveLength(43 - 2 - covered);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('of the clues that name an entry of Crossnumber', async () => {
    for (const [question, position] of await asked('crossnumber', 'named')) {
      const text = tell(question, position);
      if (text === 'Select a square first.' || text === 'No clue names it.') continue;
      const [, entry, clues] = /^(\d+ (?:across|down)) is in the clue for (.*)\.$/.exec(text)!;
      const id = (name: string) => name.replace(' across', 'a').replace(' down', 'd');
      for (const clue of clues!.split(/, | and /)) {
        expect(JSON.stringify(position.board.clues[id(clue)])).toContain(`"${id(entry!)}"`);
      }
    }
  });

  it('of Geografind without its answer, until it was guessed', async () => {
    const { QUESTIONS } = await loadQuestions('geografind');
    const { answerOf } = await import('../src/games/geografind/rules/rules.ts');
    for (const position of positions('geografind', 500)) {
      const answer = answerOf(position.board);
      if (position.state.guesses.includes(answer)) continue;
      const { name } = countryOf(answer);
      const guessed = position.state.guesses.map((code: never) => countryOf(code).name);
      for (const { text } of answersIn(QUESTIONS, position)) {
        const own = guessed.reduce((rest: string, one: string) => rest.replaceAll(one, ''), text);
        expect(own).not.toContain(name);
      }
    }
  });
});
