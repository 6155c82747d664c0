/**
 * What every game keeps to, whatever it is about: run it on a game with `describeGame`.
 *
 * Nothing here knows a game's boards or moves. Moves are made up by taking those that hints lead
 * to and changing their numbers and words; whatever the game's own parser and rules accept of
 * them is played.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine, Game, Hint, Play, Puzzle } from '../../src/games/game.ts';
import type { Json } from '../../src/lib/json.ts';
import { type Result, unwrap } from '../../src/lib/result.ts';

/** No board takes more steps than this; a hint that goes round in circles is found out by it. */
const MAX_STEPS = 2000;

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** One sentence: begins with a capital letter or a sign, ends with a full stop, has no more. */
const SENTENCE = /^[^a-z][^\n]*\.$/;

function expectProblemOrValue(result: Result<unknown>): void {
  if (result.ok) return;
  expect(result.problem.message).toMatch(SENTENCE);
  expect(result.problem.code).not.toBe('');
}

/** Follows hints until the board is finished. */
function finish<B, S, M>(
  game: Game<B, S, M>,
  engine: Engine<B, S, M>,
  board: B,
  from: S,
): { state: S; hints: Hint<M>[] } {
  let state = from;
  const hints: Hint<M>[] = [];
  for (;;) {
    const hint = engine.hint(board, state);
    if (hint === null || hints.length > MAX_STEPS) return { state, hints };
    hints.push(hint);
    state = unwrap(game.apply(board, state, hint.move));
  }
}

/** JSON like `sample`, with one part replaced or left out. */
function mutated(sample: Json): fc.Arbitrary<unknown> {
  const paths: (readonly (string | number)[])[] = [];
  function collect(value: Json, path: readonly (string | number)[]): void {
    paths.push(path);
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value)) {
      collect(part as Json, [...path, isList ? Number(key) : key]);
    }
  }
  collect(sample, []);

  function replaceAt(
    value: unknown,
    path: readonly (string | number)[],
    part: { value: unknown } | null,
  ): unknown {
    const [key, ...rest] = path;
    if (key === undefined) return part?.value;
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
      string | number,
      unknown
    >;
    if (rest.length > 0 || part) copy[key] = replaceAt(copy[key], rest, part);
    else if (Array.isArray(copy)) copy.splice(key as number, 1);
    else delete copy[key];
    return copy;
  }

  const replacement = fc.oneof(
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom<unknown>(Number.NaN, 1e300, -0, '', '.', '1', 'x'.repeat(5000), null, true),
    fc.constantFrom<unknown>([], {}, [[]], { length: 4 }, { ['__proto__']: { size: 4 } }),
    fc.anything(),
  );
  return fc
    .record({
      path: fc.constantFrom(...paths),
      part: fc.option(replacement.map((value) => ({ value }))),
    })
    .map(({ path, part }) => replaceAt(sample, path, part));
}

/** Moves like those of `pool`, some with their numbers and words changed. */
function movesLike(pool: readonly Json[]): fc.Arbitrary<Json> {
  const words = [...new Set(pool.flatMap((move) => Object.values(move as object)))].filter(
    (value) => typeof value === 'string',
  );
  return fc
    .record({
      move: fc.constantFrom(...pool),
      keys: fc.array(fc.nat(3), { maxLength: 3 }),
      numbers: fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
      word: fc.constantFrom('', ...words),
    })
    .map(({ move, keys, numbers, word }) => {
      if (typeof move !== 'object' || move === null) return move;
      const copy: Record<string, Json> = { ...(move as Record<string, Json>) };
      const names = Object.keys(copy);
      for (const [i, key] of keys.entries()) {
        const name = names[key % names.length]!;
        const isWord = typeof copy[name] === 'string';
        copy[name] = isWord ? word : numbers[i]!;
      }
      return copy;
    });
}

/** @param samplePuzzles proper puzzles of the game, at least one. */
export function describeGame<B, S, M>(
  name: string,
  game: Game<B, S, M>,
  engine: Engine<B, S, M>,
  samplePuzzles: readonly Puzzle<B>[],
): void {
  const boards = samplePuzzles.flatMap((puzzle) => puzzle.boards);
  const solved = boards.map((board) => ({
    board,
    ...finish(game, engine, board, game.start(board)),
  }));
  const pools = solved.map(({ hints }) => hints.map(({ move }) => throughJson(move) as Json));

  /** A board and moves for it, legal or not. */
  const games = fc.nat(boards.length - 1).chain((i) =>
    fc.record({
      board: fc.constant(boards[i]!),
      moves: fc.array(movesLike(pools[i]!), { maxLength: 40 }),
    }),
  );

  /** Plays what is legal of the moves, with every state frozen. */
  function play(board: B, moves: readonly Json[]): { state: S; played: M[] } {
    let state = deepFreeze(game.start(board));
    const played: M[] = [];
    for (const json of moves) {
      const move = game.parseMove(json);
      if (!move.ok) continue;
      const before = JSON.stringify(state);
      const next = game.apply(board, state, deepFreeze(move.value));
      expect(JSON.stringify(state)).toBe(before);
      expectProblemOrValue(next);
      if (!next.ok) continue;
      played.push(move.value);
      state = deepFreeze(next.value);
    }
    return { state, played };
  }

  describe(`${name} keeps the contract of games`, () => {
    it('reads back every puzzle that it writes, unchanged', () => {
      for (const puzzle of samplePuzzles) {
        const json = throughJson(game.makePuzzle(puzzle));
        const back = unwrap(game.parsePuzzle(json));
        expect(back).toEqual(puzzle);
        expect(JSON.stringify(game.makePuzzle(back))).toBe(JSON.stringify(json));
      }
    });

    it('answers anything at all with a value or a problem', () => {
      fc.assert(
        fc.property(fc.oneof(fc.anything({ withBigInt: true }), fc.jsonValue()), (anything) => {
          expectProblemOrValue(game.parsePuzzle(anything));
          expectProblemOrValue(game.parseMove(anything));
          expectProblemOrValue(game.parseResult(anything));
        }),
        { numRuns: 500 },
      );
    });

    it('plays every puzzle that it accepts, however it was tampered with', () => {
      const tampered = fc
        .constantFrom(...samplePuzzles)
        .chain((puzzle) =>
          mutated(throughJson(game.makePuzzle(puzzle)) as Json).map((json) => ({ json })),
        );
      let accepted = 0;
      fc.assert(
        fc.property(tampered, fc.array(movesLike(pools.flat()), { maxLength: 8 }), (odd, moves) => {
          const puzzle = game.parsePuzzle(odd.json);
          expectProblemOrValue(puzzle);
          if (!puzzle.ok) return;
          accepted++;
          expect(game.parsePuzzle(throughJson(game.makePuzzle(puzzle.value)))).toEqual(puzzle);
          for (const board of puzzle.value.boards) {
            const { state } = play(board, moves);
            game.status(board, state);
            expect(game.progress(board, state)).toBeGreaterThanOrEqual(0);
            const hint = engine.hint(board, state);
            if (hint) unwrap(game.apply(board, state, hint.move));
          }
        }),
        { numRuns: 300 },
      );
      expect(accepted).toBeGreaterThan(0);
    });

    it('applies any move without touching the state before', () => {
      fc.assert(
        fc.property(games, ({ board, moves }) => {
          const { state } = play(board, moves);
          const progress = game.progress(board, state);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(1);
        }),
        { numRuns: 200 },
      );
    });

    it('comes to the same state when saved moves are replayed', () => {
      fc.assert(
        fc.property(games, ({ board, moves }) => {
          const { state, played } = play(board, moves);
          const saved = throughJson(played) as Json[];
          const replayed = saved.reduce(
            (before, json) => unwrap(game.apply(board, before, unwrap(game.parseMove(json)))),
            game.start(board),
          );
          expect(replayed).toEqual(state);
        }),
        { numRuns: 100 },
      );
    });

    it('begins at no progress, still to be played', () => {
      for (const board of boards) {
        expect(game.status(board, game.start(board))).toBe('playing');
        expect(game.progress(board, game.start(board))).toBe(0);
      }
    });

    it('leads from the start to a win by hints', () => {
      for (const { board, state, hints } of solved) {
        expect(hints.length).toBeGreaterThan(0);
        expect(game.status(board, state)).toBe('won');
        expect(game.progress(board, state)).toBe(1);
        expect(engine.hint(board, state)).toBeNull();
        for (const hint of hints) expectTold(hint);
      }
    });

    it('shows the solved board', () => {
      for (const board of boards) {
        const state = engine.solve(board);
        expect(state).not.toBeNull();
        if (state) expect(game.status(board, state)).toBe('won');
      }
    });

    it('leads from wherever the player has got to a win by hints', () => {
      fc.assert(
        fc.property(games, ({ board, moves }) => {
          const { state } = play(board, moves);
          if (game.status(board, state) !== 'playing') return;
          const end = finish(game, engine, board, state);
          expect(game.status(board, end.state)).toBe('won');
          for (const hint of end.hints) expectTold(hint);
        }),
        { numRuns: 60 },
      );
    });

    it('saves a move as the JSON that it reads back', () => {
      for (const { hints } of solved) {
        for (const { move } of hints)
          expect(unwrap(game.parseMove(throughJson(move)))).toEqual(move);
      }
    });

    it('reads back the result of a finished puzzle and tells it', () => {
      let next = 0;
      for (const puzzle of samplePuzzles) {
        const plays = puzzle.boards.map(
          (_, i): Play<S> => ({ state: solved[next++]!.state, ms: 60_000 * (i + 1) + 1, hints: i }),
        );
        const result = game.makeResult(puzzle, plays);
        expect(unwrap(game.parseResult(throughJson(result)))).toEqual(result);
        expect(game.isComplete(result)).toBe(true);
        expect(game.isWin(result)).toBe(true);
        expect(game.rank(result)).toSatisfy(Number.isFinite);
        const slower = plays.map((play) => ({ ...play, ms: play.ms * 2 }));
        expect(game.rank(game.makeResult(puzzle, slower))).toBeGreaterThanOrEqual(
          game.rank(result),
        );
        const { lines, sentence } = game.share('The title', puzzle.id, result);
        expect(lines).toContain(`The title ${puzzle.id}`);
        expect(sentence).toContain(`The title ${puzzle.id}`);
        expect(sentence).toMatch(SENTENCE);
      }
    });
  });

  function expectTold({ technique, where, why }: Hint<M>): void {
    expect(technique).not.toBe('');
    for (const text of [where, why]) {
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(/!|undefined|NaN|null/);
    }
  }
}
