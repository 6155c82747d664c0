import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOOLKITS, toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { type EnginePlay, noSteps, playByEngine } from '../../tools/plays.ts';
import { EMPTY, type State as Grid } from '../games/crossnumber/rules/types.ts';
import { game as geografind } from '../games/geografind/rules/game.ts';
import { answerOf } from '../games/geografind/rules/rules.ts';
import type { Board as Country } from '../games/geografind/rules/types.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../lib/playLimits.ts';
import { makeRng } from '../lib/rng.ts';
import { checkPlay, checkResult } from './checkPlay.ts';
import { isFasterThanHand } from './floors.ts';
import type { LogCommand, LogEntry, PlayLog } from './log.ts';

const sudoku = toolkitOf('sudoku-shift');
const crossnumber = toolkitOf('crossnumber');
const ANY_SUDOKU = '516';

/** A valid, reproducible play of a puzzle: its log and result. */
function honest(name: string, id: string, seed = 'honest'): EnginePlay {
  const toolkit = toolkitOf(name);
  return playByEngine(toolkit, puzzleOf(toolkit, id), makeRng(seed));
}

/** The first valid play whose log contains all commands in `words`. */
function honestWith(name: string, id: string, ...words: readonly LogCommand[]): EnginePlay {
  for (let i = 0; ; i++) {
    const play = honest(name, id, `honest ${i}`);
    if (words.every((word) => play.log.some(([, , what]) => what === word))) return play;
  }
}

const today = { game: sudoku.game, puzzle: puzzleOf(sudoku, ANY_SUDOKU) };
const good = honestWith('sudoku-shift', ANY_SUDOKU, 'undo', 'redo', 'restart', 'hint', 'select');
/** A play whose log contains undo, redo, restart, hints and pencil marks. */
const { log } = good;
const weekly = { game: crossnumber.game, puzzle: puzzleOf(crossnumber, '12') };
const number = honestWith('crossnumber', '12', 'check');

const check = (forged: unknown, result: unknown = good.result) =>
  checkPlay({ ...today, result, log: forged });

const isMove = ([, , what]: LogEntry) => typeof what === 'object';
const without = (from: PlayLog, index: number) => from.filter((_, i) => i !== index);
const changed = (from: PlayLog, index: number, entry: unknown) =>
  from.map((old, i) => (i === index ? entry : old));
const entryAt = (index: number) => log.at(index)!;
const indexOf = (what: unknown, from: PlayLog = log) =>
  from.findIndex((entry) => entry[2] === what);
const inserted = (from: PlayLog, index: number, ...entries: unknown[]) => [
  ...from.slice(0, index),
  ...entries,
  ...from.slice(index),
];
const firstMove = log.findIndex(isMove);
const lastOfFirstBoard = log.findIndex(([, board]) => board === 1) - 1;

describe('a play that is honest', () => {
  it.each(TOOLKITS.map(({ id }) => [id] as const))('of %s is checked, whatever was done', (id) => {
    const toolkit = toolkitOf(id);
    const known = noSteps();
    const puzzle = puzzleOf(toolkit, id === 'yearly-daily' ? '2026-11-21' : '12');
    for (let i = 0; i < 100; i++) {
      const play = playByEngine(toolkit, puzzle, makeRng(`${id} ${i}`), 0.6 + (i % 25) / 10, known);
      const { game } = toolkit;
      expect(checkPlay({ game, puzzle, ...play })).toEqual({ verdict: 'checked' });
      expect(isFasterThanHand({ game, ...play })).toBeNull();
    }
  });

  it('is one of those that are forged below', () => {
    expect(check(log)).toEqual({ verdict: 'checked' });
    expect(checkPlay({ ...weekly, ...number })).toEqual({ verdict: 'checked' });
  });
});

describe('a forged log is refused with a sentence:', () => {
  const other = honest('sudoku-shift', '515');
  const hint = indexOf('hint');
  const select = indexOf('select');
  const endless = Array.from({ length: MOST_ENTRIES + 1 }, (_, i) => [
    0,
    0,
    i % 2 ? 'undo' : 'restart',
  ]);
  const forged: readonly [what: string, log: unknown][] = [
    ['one time shortened by a ms', changed(log, 0, [entryAt(0)[0] - 1, ...entryAt(0).slice(1)])],
    ['times moved to another board', [...movedTime()]],
    ['a move dropped', without(log, firstMove)],
    ['the last move dropped', log.slice(0, -1)],
    ['a board dropped', log.slice(lastOfFirstBoard + 1)],
    ['the last move doubled', [...log, entryAt(-1)]],
    ['a move after the board is won', inserted(log, lastOfFirstBoard + 1, entryAt(firstMove))],
    ['a look after the finish', [...log, [0, 0, 'select']]],
    ['the first and the last move swapped', [entryAt(-1), ...log.slice(1, -1), entryAt(0)]],
    ['of another day', other.log],
    ['undo beyond the start', [[0, 0, 'undo'], ...log]],
    ['redo without undo', [[0, 0, 'redo'], ...log]],
    ['hints left out', log.filter(([, , what]) => what !== 'hint')],
    ['a hint more', inserted(log, hint, [0, entryAt(hint)[1], 'hint'])],
    ['a hint after the board is won', inserted(log, lastOfFirstBoard + 1, [0, 0, 'hint'])],
    ['a check in a game without', [[0, 0, 'check'], ...log]],
    ['a negative time', changed(log, 0, [-5, 0, entryAt(0)[2]])],
    ['a negative zero that JSON cannot hold', changed(log, 0, ['-0', 0, entryAt(0)[2]])],
    ['NaN', changed(log, 0, [Number.NaN, 0, entryAt(0)[2]])],
    ['time on a finished board', changed(log, select, [7, entryAt(select)[1], 'select'])],
    ['a board that is not there', changed(log, select, [0, 4, 'select'])],
    ['the board that is on the table', [[0, 0, 'select'], ...log]],
    [
      'a lie about the board',
      changed(log, firstMove, [entryAt(firstMove)[0], 2, entryAt(firstMove)[2]]),
    ],
    ['a word of objects', [[0, 0, 'constructor'], ...log]],
    ['a move of another game', [[0, 0, { type: 'guess', country: 'AD' }], ...log]],
    ['an entry too long', [[0, 0, 'select', 1], ...log]],
    ['__proto__', JSON.parse('[[0, 0, {"__proto__": {"type": "restart"}}]]')],
    ['circular', circular()],
    ['with a number too large for JSON', [[1n, 0, 'hint']]],
    ['too many entries', [...endless, ...log]],
    ['too large', [[0, 0, { type: 'fill', padding: 'x'.repeat(LONGEST_LOG) }], ...log]],
  ];

  /**
   * The log with one second of playing time moved from the third board to the second: the result
   * contains the time of each board, so that it no longer fits.
   */
  function* movedTime() {
    const from = log.findIndex(([ms, board]) => board === 2 && ms > 1000);
    const to = log.findIndex(([ms, board]) => board === 1 && ms > 0);
    for (const [i, [ms, ...rest]] of log.entries()) {
      yield [ms + (i === to ? 1000 : 0) - (i === from ? 1000 : 0), ...rest];
    }
  }
  function circular() {
    const round: unknown[] = [];
    round.push(round);
    return round;
  }

  it.each(forged)('%s', (_what, json) => {
    const verdict = check(json);
    expect(verdict.verdict).toBe('refused');
    if (verdict.verdict === 'refused') expect(verdict.reason).toMatch(/^[A-Z].{10,}\.$/);
  });

  it.each([
    ['of another', honest('sudoku-shift', ANY_SUDOKU, 'somebody else').result],
    ['with a board’s time less', [1, ...(good.result as number[]).slice(1)]],
    ['of all ones', [1, 1, 1, 1]],
    ['that is not complete', (good.result as number[]).slice(0, 3)],
    ['of too many', [...(good.result as number[]), 5]],
    ['of another game', ['AD', 'win']],
    ['that is not JSON', circular()],
  ])('a result %s', (_what, result) => {
    const verdict = check(log, result);
    expect(verdict.verdict).toBe('refused');
    if (verdict.verdict === 'refused') expect(verdict.reason).toMatch(/^[A-Z].{10,}\.$/);
  });

  it.each([
    ['a check left out', without(number.log, indexOf('check', number.log))],
    ['a check without its answer', without(number.log, indexOf('check', number.log) + 1)],
    [
      'an answer that takes its time',
      changed(number.log, indexOf('check', number.log) + 1, [
        1,
        0,
        number.log[indexOf('check', number.log) + 1]![2],
      ]),
    ],
    ['a check at the very end', [...number.log.slice(0, -1), [0, 0, 'check']]],
    [
      'a check answered by a hint',
      inserted(number.log, indexOf('check', number.log) + 1, [0, 0, 'hint']),
    ],
  ])('%s', (_what, json) => {
    expect(checkPlay({ ...weekly, result: number.result, log: json }).verdict).toBe('refused');
  });

  const country = puzzleOf(toolkitOf('geografind'), '12');
  it.each(['undo', 'redo', 'restart', 'hint', 'check'])('%s in a game that has none', (what) => {
    const { result, log: guesses } = honest('geografind', '12');
    const withWord = [...guesses.slice(0, 1), [0, 0, what], ...guesses.slice(1)];
    const play = { game: geografind, puzzle: country as never, result };
    expect(checkPlay({ ...play, log: guesses })).toEqual({ verdict: 'checked' });
    expect(checkPlay({ ...play, log: withWord }).verdict).toBe('refused');
  });

  it('of a game without arrows is checked like any other, and refused where they were hidden late', () => {
    const { result, log: guesses } = honest('geografind', '12');
    const hidden = (at: number) =>
      guesses.map(
        ([ms, board, what], i): LogEntry =>
          i === at ? [ms, board, { ...(what as object), arrowless: true }] : [ms, board, what],
      );
    const play = { game: geografind, puzzle: country as never, result };
    expect(checkPlay({ ...play, log: hidden(0) })).toEqual({ verdict: 'checked' });
    expect(checkResult(play)).toEqual({ verdict: 'checked' });
    const second = guesses.findIndex(
      ([, , what], i) => i > 0 && (what as { type?: string }).type === 'guess',
    );
    expect(checkPlay({ ...play, log: hidden(second) })).toEqual({
      verdict: 'refused',
      reason: `Entry ${second + 1}: You can hide the arrows only before your first guess.`,
    });
  });

  it('anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, two) => {
        expect(check(one, two).verdict).toBe('refused');
        expect(check([one, ...log]).verdict).toBe('refused');
        expect(check([...log, one]).verdict).toBe('refused');
        expect(check([[one, 0, two]]).verdict).toBe('refused');
        expect(check([[0, one, two]]).verdict).toBe('refused');
      }),
    );
  });
});

describe('a result that tells its own moves', () => {
  const puzzle = puzzleOf(toolkitOf('geografind'), '12') as never as {
    id: string;
    boards: readonly Country[];
  };
  const answer = answerOf(puzzle.boards[0]!);
  const wrong = ['AD', 'AE', 'AF', 'AG', 'AL', 'AM', 'AO'].filter((code) => code !== answer);
  const verdictOf = (result: unknown) => checkResult({ game: geografind, puzzle, result })?.verdict;

  it('is checked by them', () => {
    expect(verdictOf([answer, 'win'])).toBe('checked');
    expect(verdictOf([...wrong.slice(0, 5), answer, 'win'])).toBe('checked');
    expect(verdictOf([...wrong.slice(0, 6), 'loss'])).toBe('checked');
  });

  it.each([
    ['a win without the answer', ['AD', 'AE', 'win'].filter((code) => code !== answer)],
    ['a loss with the answer', [...wrong.slice(0, 5), answer, 'loss']],
    ['a loss that went on after the answer', [answer, ...wrong.slice(0, 5), 'loss']],
    ['a win that went on after the answer', [answer, wrong[0], 'win']],
    ['an unfinished one', wrong.slice(0, 3)],
    ['a country twice', [wrong[0], wrong[0], answer, 'win']],
    ['nothing', null],
  ])('is refused: %s', (_what, result) => {
    expect(verdictOf(result)).toBe('refused');
  });

  it('is not what other games have', () => {
    expect(checkResult({ ...today, result: good.result })).toBeNull();
  });

  it('may be anything', () => {
    fc.assert(fc.property(fc.anything(), (any) => verdictOf(any) === 'refused'));
  });
});

describe('all that a hint could write, at once', () => {
  const { digits } = crossnumber.engine.solve(weekly.puzzle.boards[0]) as Grid;
  const cells = digits.flatMap((digit, cell) => (digit === EMPTY ? [] : [cell]));
  const write = { type: 'write', cells, digits: cells.map((cell) => digits[cell]!) };

  it('is refused where no hint was asked for', () => {
    const forged = checkPlay({ ...weekly, result: [450, 1], log: [[450, 0, write]] });
    expect(forged).toEqual({
      verdict: 'refused',
      reason: 'Entry 1: Only a hint makes this move, and none was asked for.',
    });
  });

  it('is refused for a second time, and held for the first', () => {
    const asked: PlayLog = [
      [400, 0, 'hint'],
      [50, 0, write],
    ];
    const result = [20_450, 1];
    expect(checkPlay({ ...weekly, result, log: asked })).toEqual({ verdict: 'checked' });
    expect(isFasterThanHand({ game: weekly.game, result, log: asked })).toMatch(
      /^It took .* No one can/,
    );
    const part = { ...write, cells: cells.slice(1), digits: write.digits.slice(1) };
    const twice = checkPlay({ ...weekly, result, log: inserted(asked, 1, [10, 0, part]) });
    expect(twice).toMatchObject({ verdict: 'refused', reason: expect.stringContaining('Entry 3') });
  });
});
