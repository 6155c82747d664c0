/**
 * The contract of all games, as tests; run it on a game with `describeGame`.
 * The tests know no game's boards or moves. They generate moves by taking the hints' moves and
 * changing numbers and words in them, and play all that the game's parser and rules accept.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine, Hint } from '../../src/games/contract/engine.ts';
import type { Game, Play, Puzzle } from '../../src/games/contract/game.ts';
import type { ShareText } from '../../src/games/contract/view.ts';
import type { Json } from '../../src/lib/json.ts';
import { type Result, unwrap } from '../../src/lib/result.ts';

/**
 * The most steps from a board's start to its end: a longer series of hints goes round in circles.
 */
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

/**
 * The form of a message for players: a line that starts with a capital letter or a sign and ends
 * with a full stop.
 */
const SENTENCE = /^[^a-z][^\n]*\.$/;

function expectProblemOrValue(result: Result<unknown>): void {
  if (result.ok) return;
  expect(result.problem.message).toMatch(SENTENCE);
  expect(result.problem.code).not.toBe('');
}

export interface GameUnderTest<B, S, M> {
  readonly game: Game<B, S, M>;
  readonly engine: Engine<B, S, M>;
  share(name: string, puzzle: Puzzle<B>, result: Json): ShareText;
  /** Valid puzzles of the game, at least one. */
  readonly puzzles: readonly Puzzle<B>[];
  /**
   * For games whose hints do not lead to the end: the moves that win a board from its start. Hints
   * that are available are taken between these moves.
   */
  readonly winning?: (board: B) => readonly M[];
  /**
   * For games whose engine checks a place on the board at the player's demand, such as an entry of
   * Crossnumber: all places of a board that can be checked.
   */
  readonly places?: (board: B) => readonly Json[];
  /** For games that can be lost: the moves that lose a board from its start. */
  readonly losing?: (board: B) => readonly M[];
}

interface Line<S, M> {
  readonly state: S;
  readonly hints: readonly Hint<M>[];
  /** All moves made, including those of the hints. */
  readonly moves: readonly M[];
}

/**
 * Plays a board by its hints, and by `winning` moves where there is no hint, as far as they lead.
 */
function follow<B, S, M>(
  { game, engine }: GameUnderTest<B, S, M>,
  board: B,
  from: S,
  between: readonly M[] = [],
): Line<S, M> {
  let state = from;
  const hints: Hint<M>[] = [];
  const moves: M[] = [];
  const rest = [...between];
  while (moves.length <= MAX_STEPS) {
    const hint = engine.hint(board, state);
    const move = hint.ok ? hint.value.move : rest.shift();
    if (move === undefined) break;
    if (hint.ok) hints.push(hint.value);
    moves.push(move);
    state = unwrap(game.apply(board, state, move));
  }
  return { state, hints, moves };
}

/** Generates JSON like `sample`, with one part replaced or removed. */
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

/** Generates moves like the given ones, some with changed numbers and words. */
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

export function describeGame<B, S, M>(name: string, tested: GameUnderTest<B, S, M>): void {
  const { game, engine, share, puzzles: samplePuzzles, winning, losing, places } = tested;
  const boards = samplePuzzles.flatMap((puzzle) => puzzle.boards);
  const solved = boards.map((board) => ({
    board,
    ...follow(tested, board, game.start(board), winning?.(board)),
  }));
  const pools = solved.map(({ moves }) => moves.map((move) => throughJson(move) as Json));

  /** Generates a board and moves for it, legal or not. */
  const games = fc.nat(boards.length - 1).chain((i) =>
    fc.record({
      board: fc.constant(boards[i]!),
      moves: fc.array(movesLike(pools[i]!), { maxLength: 40 }),
    }),
  );

  /** Plays those of the moves that are legal, with every state frozen. */
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
          expectProblemOrValue(game.results.parse(anything));
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
            expectProblemOrValue(hint);
            if (hint.ok) unwrap(game.apply(board, state, hint.value.move));
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
        const beans = game.beans(board);
        if (beans !== null) expect([1, 2, 3, 4, 5]).toContain(beans);
      }
    });

    it(`leads from the start to a win by hints${winning ? ' and winning moves' : ''}`, () => {
      for (const { board, state, hints } of solved) {
        expect(hints.length).toBeGreaterThan(0);
        expect(game.status(board, state)).toBe('won');
        expect(game.progress(board, state)).toBe(1);
        expect(engine.hint(board, state)).toMatchObject({ problem: { code: 'finished' } });
        for (const hint of hints) expectTold(hint);
      }
    });

    it('takes no move when the board is finished', () => {
      for (const { board, state, moves } of solved) {
        for (const move of moves) expect(game.apply(board, state, move).ok).toBe(false);
      }
    });

    it('moves are objects, which a log tells from its words', () => {
      for (const { board } of solved) {
        const hinted = engine.hint(board, game.start(board));
        if (!hinted.ok || hinted.value.move === null) continue;
        expect(hinted.value.move).toEqual(expect.any(Object));
      }
    });

    /** As a finished board is shown again. */
    const movesFor = (board: B, state: S, result: Json) => {
      const kept = game.movesTo?.(board, state);
      return game.movesOf?.(board, result, kept) ?? kept;
    };

    it('tells how a finished board was left', () => {
      for (const puzzle of samplePuzzles) {
        const ends = puzzle.boards.map((board) => solved.find((one) => one.board === board)!);
        const plays = ends.map(({ state }): Play<S> => ({ state, elapsed: 5000, hints: 0 }));
        const result = game.makeResult(puzzle, plays);
        for (const { board, state } of ends) {
          const moves = movesFor(board, state, result);
          if (!moves) continue;
          const left = moves.reduce(
            (before, move) =>
              unwrap(game.apply(board, before, unwrap(game.parseMove(throughJson(move))))),
            game.start(board),
          );
          expect(game.status(board, left)).toBe('won');
          // The moves given for a finished state must not depend on the moves that led to that
          // state.
          expect(movesFor(board, left, result)).toEqual(moves);
        }
      }
    });

    it('shows the solved board', () => {
      for (const board of boards) {
        const state = engine.solve(board);
        expect(state).not.toBeNull();
        if (state) expect(game.status(board, state)).toBe('won');
      }
    });

    it(`leads on from wherever the player has got${winning ? '' : ' to a win'} by hints`, () => {
      fc.assert(
        fc.property(games, ({ board, moves }) => {
          const { state } = play(board, moves);
          if (game.status(board, state) !== 'playing') return;
          const end = follow(tested, board, state);
          if (!winning) expect(game.status(board, end.state)).toBe('won');
          expect(end.moves.length).toBeLessThan(MAX_STEPS);
          for (const hint of end.hints) expectTold(hint);
          // Hints must end only when the board is finished, or with a message that there will be
          // more hints later.
          const last = engine.hint(board, end.state);
          const finished = game.status(board, end.state) !== 'playing';
          expect(last).toMatchObject({ problem: { code: finished ? 'finished' : 'locked' } });
        }),
        { numRuns: 60 },
      );
    });

    if (losing) {
      it('can be lost, and says so', () => {
        for (const puzzle of samplePuzzles) {
          const plays = puzzle.boards.map((board): Play<S> => {
            const state = losing(board).reduce(
              (state, move) => unwrap(game.apply(board, state, move)),
              game.start(board),
            );
            expect(game.status(board, state)).toBe('lost');
            expect(game.progress(board, state)).toBe(1);
            return { state, elapsed: 1, hints: 0 };
          });
          const result = game.makeResult(puzzle, plays);
          expect(unwrap(game.results.parse(throughJson(result)))).toEqual(result);
          expect(game.results.isComplete(result)).toBe(true);
          expect(game.results.isWin(result)).toBe(false);
          const won = game.makeResult(
            puzzle,
            puzzle.boards.map((board) => ({
              state: solved.find((one) => one.board === board)!.state,
              elapsed: 1,
              hints: 0,
            })),
          );
          expect(game.results.rank(result)).toBeGreaterThan(game.results.rank(won));
          expectShared(puzzle, result);
        }
      });
    }

    it('checks what it says it checks, from wherever the player has got', () => {
      expect(places === undefined).toBe(engine.check === undefined);
      if (!places) return;
      let told = 0;
      fc.assert(
        fc.property(games, fc.anything(), ({ board, moves }, anything) => {
          const { state } = play(board, moves);
          for (const place of [...places(board), anything as Json]) {
            const verdict = engine.check!(board, state, place);
            expectProblemOrValue(verdict);
            if (!verdict.ok || game.status(board, state) !== 'playing') continue;
            told++;
            const move = unwrap(game.parseMove(throughJson(verdict.value)));
            expect(move).toEqual(verdict.value);
            unwrap(game.apply(board, state, move));
          }
        }),
        { numRuns: 40 },
      );
      expect(told).toBeGreaterThan(0);
    });

    it('saves a move as the JSON that it reads back', () => {
      for (const { moves } of solved) {
        for (const move of moves) expect(unwrap(game.parseMove(throughJson(move)))).toEqual(move);
      }
    });

    it('reads back the result of a finished puzzle and tells it', () => {
      let next = 0;
      for (const puzzle of samplePuzzles) {
        const plays = puzzle.boards.map(
          (_, i): Play<S> => ({
            state: solved[next++]!.state,
            elapsed: 60_000 * (i + 1) + 1,
            hints: i,
          }),
        );
        const result = game.makeResult(puzzle, plays);
        expect(unwrap(game.results.parse(throughJson(result)))).toEqual(result);
        expect(game.results.isComplete(result)).toBe(true);
        expect(game.results.isWin(result)).toBe(true);
        expect(game.results.rank(result)).toSatisfy(Number.isFinite);
        const slower = plays.map((play) => ({ ...play, elapsed: play.elapsed * 2 }));
        const helped = plays.map((play) => ({ ...play, hints: play.hints + 2 }));
        for (const worse of [slower, helped]) {
          expect(game.results.rank(game.makeResult(puzzle, worse))).toBeGreaterThanOrEqual(
            game.results.rank(result),
          );
        }
        // In a timed game a hint must cost exactly `hintCost`.
        const times = game.results.timesOf(result);
        const more = game.results.timesOf(game.makeResult(puzzle, helped));
        for (const [i, ms] of times.entries()) expect(more[i]).toBe(ms + 2 * (game.hintCost ?? 0));
        expectShared(puzzle, result);
      }
    });
  });

  function expectShared(puzzle: Puzzle<B>, result: Json): void {
    const { lines, sentence } = share('The game 58', puzzle, result);
    expect(lines).toContain('The game 58');
    expect(sentence).toContain('The game 58');
    expect(sentence).toMatch(SENTENCE);
  }

  function expectTold({ technique, about, rating, look, steps, mistake, isShown }: Hint<M>): void {
    expect(look === undefined).toBe(game.hintCost === null);
    if (look) {
      // The same form for a mistake that the board does not mark: the place is free, and must not
      // tell that there is one.
      if (look.asks === undefined) expect(look.text).toMatch(/^Look (?:at|around) .+\.$/);
      else {
        expect(look.text).toMatch(SENTENCE);
        expect(look.asks).toMatch(/^[A-Z].+\?$/);
        expect([mistake === null, isShown]).toEqual([false, undefined]);
      }
      expect(look.text.split(/\s+/).length, look.text).toBeLessThanOrEqual(25);
      expect(look.places.length).toBeGreaterThan(0);
    }
    expect(technique).not.toBe('');
    expect(rating).toBeGreaterThanOrEqual(1);
    expect(steps.length).toBeGreaterThanOrEqual(1);
    expect(steps.length).toBeLessThanOrEqual(6);
    for (const text of [...steps.map((step) => step.text), ...(about === null ? [] : [about])]) {
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(/!|undefined|NaN|null/);
      expect(text).not.toMatch(/\b(?:repair|exact cover|candidates?)\b/i);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25);
    }
    for (const { evidence, target } of steps) {
      expect(evidence.length + target.length).toBeGreaterThan(0);
    }
  }
}
