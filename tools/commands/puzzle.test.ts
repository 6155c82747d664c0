import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPuzzle } from './puzzle.ts';

function puzzle(args: readonly string[], input = '') {
  const ending = runPuzzle(args, () => input);
  return { ...ending, json: () => JSON.parse(ending.stdout) as Record<string, unknown> };
}

/**
 * A Sudoku Shift board with the solution 1234 / 3412 / 2143 / 4321, and its second row shifted left
 * by one.
 */
const board = {
  size: 4,
  box: [2, 2],
  rows: ['1234', '412.', '2143', '4321'],
  pinned: [0, 2, 3],
  beans: 1,
};
const text = JSON.stringify(board);
const game = 'sudoku-shift';

describe('npm run puzzle', () => {
  it('is a program that reads stdin, prints what it finds, and exits by it', () => {
    const tool = fileURLToPath(new URL('../puzzle.ts', import.meta.url));
    const run = (input: string) => {
      const args = [tool, game, 'solve'];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        ...{ input, encoding: 'utf8' },
      });
      return { status, stdout, stderr };
    };
    for (const input of [text, '{'])
      expect(run(input)).toEqual(runPuzzle([game, 'solve'], () => input));
  });

  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'crema-puzzle-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('generates the same puzzle by number and by date, fit to be shipped', () => {
    const byId = puzzle([game, 'generate', '--id', '516']);
    expect(byId.status).toBe(0);
    expect(byId.json()).toMatchObject({ id: 516 });
    expect(puzzle([game, 'generate', '--date', '2026-11-21']).stdout).toBe(byId.stdout);

    const verdict = puzzle([game, 'verify'], byId.stdout);
    expect(verdict).toMatchObject({ status: 0, stderr: '' });
    const good = { unique: true, logical: true, slipped: true };
    expect(verdict.json()).toEqual({ id: '516', good: true, boards: [good, good, good, good] });
  });

  it('reads names as the page of Geografind does, one a line', () => {
    const names = 'Deutschland\nIrak\r\nBavaria\nPrussia\nqqqq\n';
    const read = puzzle(['geografind', 'read'], names);
    expect(read).toMatchObject({ status: 0, stderr: '' });
    expect(
      read.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { typed: 'Deutschland', kind: 'country', codes: ['DE'] },
      { typed: 'Irak', kind: 'ask', codes: ['IR', 'IQ'] },
      { typed: 'Bavaria', kind: 'land', codes: [] },
      { typed: 'Prussia', kind: 'land', codes: [] },
      { typed: 'qqqq', kind: 'unknown', codes: [] },
    ]);
    expect(puzzle([game, 'read'], names)).toMatchObject({
      status: 1,
      stderr: 'Players type no names in sudoku-shift, so there is nothing to read.\n',
    });
  });

  it('solves a board, from stdin or a file', () => {
    const solved = puzzle([game, 'solve'], text);
    expect(solved).toMatchObject({ status: 0, stderr: '' });
    expect(solved.json()).toEqual({ slides: [0, 1, 0, 0], rows: ['1234', '3412', '2143', '4321'] });
    const file = join(dir, 'board.json');
    writeFileSync(file, text);
    expect(puzzle([game, 'solve', '--file', file]).stdout).toBe(solved.stdout);
  });

  it('plays a puzzle, and checks what was played', () => {
    const played = puzzle(['geografind', 'play', '--id', '20']);
    expect(played).toMatchObject({ status: 0, stderr: '' });
    expect(Object.keys(played.json())).toEqual(['id', 'result', 'log']);
    const checked = puzzle(['geografind', 'check-play'], played.stdout);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.json()).toEqual({ verdict: 'checked', reason: null });
    const file = join(dir, 'play.json');
    writeFileSync(file, JSON.stringify({ ...played.json(), log: [] }));
    const refused = puzzle(['geografind', 'check-play', '--file', file]);
    expect(refused.status).toBe(1);
    expect(refused.json()).toEqual({
      verdict: 'refused',
      reason: 'The recorded moves end before the puzzle is finished.',
    });
  });

  it('hints at the next step after the moves', () => {
    const moves = [{ type: 'shift', row: 1, by: 1 }];
    const { stdout } = puzzle([game, 'hint'], JSON.stringify({ board, moves }));
    expect(JSON.parse(stdout)).toMatchObject({
      technique: 'last blank',
      move: { type: 'fill', row: 1, cell: 3, digit: 3 },
    });
    const done = [...moves, { type: 'fill', row: 1, cell: 3, digit: 3 }];
    expect(puzzle([game, 'hint'], JSON.stringify({ board, moves: done })).stdout).toBe('null\n');
  });

  it('lists all hints of a published puzzle, from its start to its end', () => {
    for (const [name, id] of [
      ['sudoku-shift', '516'],
      ['yearly-daily', '2026-11-21'],
      ['crossnumber', '59'],
      ['geografind', '399'],
      ['royal-family', '392'],
    ] as const) {
      const { status, stderr, stdout } = puzzle([name, 'hints', '--id', id]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const hints = JSON.parse(stdout) as Record<string, unknown>[];
      expect(hints.length).toBeGreaterThan(name === 'geografind' ? 3 : 5);
      for (const hint of hints) {
        expect(hint).toMatchObject({
          board: expect.any(Number),
          technique: expect.any(String),
          rating: expect.any(Number),
          steps: expect.arrayContaining([
            expect.objectContaining({
              text: expect.any(String),
              evidence: expect.any(Array),
              target: expect.any(Array),
            }),
          ]),
          move: expect.any(Object),
        });
      }
    }
    expect(puzzle([game, 'hints', '--id', 'x'])).toMatchObject({ status: 1, stdout: '' });
    expect(puzzle([game, 'hints'])).toMatchObject({ status: 1, stderr: 'hints needs an --id.\n' });
  });

  it('exits with 1 and the verdict on a board that must not be shipped', () => {
    const odd = { ...board, rows: ['1234', '....', '....', '4321'], pinned: [0, 3] };
    const verdict = puzzle([game, 'verify'], JSON.stringify(odd));
    expect(verdict.status).toBe(1);
    expect(verdict.json()).toMatchObject({ unique: false });
    expect(verdict.stderr).toBe('The board has more than one solution.\n');
    expect(puzzle([game, 'solve'], JSON.stringify(odd)).status).toBe(1);

    const straight = { ...board, rows: ['1234', '341.', '2143', '4321'] };
    expect(puzzle([game, 'verify'], JSON.stringify(straight))).toMatchObject({
      status: 1,
      stderr: 'A row without a pin is already home.\n',
    });
  });

  it.each([
    [[], ''],
    [['chess', 'solve'], text],
    [[game, 'toString'], text],
    [[game, 'solve', 'now'], text],
    [[game, 'solve', '--file'], text],
    [[game, 'solve', '--file', 'no-such-file.json'], ''],
    [[game, 'solve', '--id', '1'], text],
    [[game, 'solve'], ''],
    [[game, 'solve'], '{"size":4'],
    [[game, 'solve'], '{"boards":[]}'],
    [[game, 'verify'], '[]'],
    [[game, 'hint'], `{"board":${text},"moves":{}}`],
    [[game, 'hint'], `{"board":${text},"moves":[{"type":"shift","row":0,"by":1}]}`],
    [[game, 'generate'], ''],
    [[game, 'generate', '--id', '0'], ''],
    [[game, 'generate', '--id', '1', '--date', '2026-11-21'], ''],
    [[game, 'generate', '--date', '2026-02-30'], ''],
  ])('exits with 1 and one line on %j', (args, input) => {
    const { status, stdout, stderr } = puzzle(args, input);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});
