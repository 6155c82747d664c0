import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOOLKITS, toolkitOf } from './games/index.ts';
import { puzzleOf } from './games/published.ts';
import { checkText, playById } from './plays.ts';

const idOf = (game: string) => (game === 'yearly-daily' ? '2026-11-21' : '20');

describe.each(TOOLKITS.map((toolkit) => [toolkit.id, toolkit] as const))('%s', (game, toolkit) => {
  const id = idOf(game);
  const { result, log } = playById(toolkit, id);
  const checked = (sent: object) => checkText(toolkit, JSON.stringify(sent));

  it('is played the same each time, to a result that its log gives', () => {
    expect(playById(toolkit, id)).toMatchObject({ result, log });
    expect(checked({ id, result, log })).toEqual({ verdict: 'checked' });
    const puzzle = toolkit.game.makePuzzle(puzzleOf(toolkit, id));
    expect(checked({ puzzle, result, log })).toEqual({ verdict: 'checked' });
  });

  it('takes the time of a person: moves are made after some thought', () => {
    const moves = log.filter(([, , what]) => typeof what === 'object');
    const quick = moves.filter(([ms]) => ms < 300);
    expect(quick.length).toBeLessThan(moves.length / 3);
    expect(log.every(([ms]) => Number.isInteger(ms) && ms < 600_000)).toBe(true);
  });

  it('refuses another puzzle’s log, and no log', () => {
    const boardsOf = (one: string) => JSON.stringify(puzzleOf(toolkit, one).boards);
    const later = idOf(game) === '20' ? ['21', '22', '23', '24', '25'] : ['2026-11-20'];
    const other = later.find((one) => boardsOf(one) !== boardsOf(id));
    expect(checked({ id: other, result, log })).toMatchObject({ verdict: 'refused' });
    const without = checked({ id, result });
    // In a game of guesses the result is the list of guesses, so it can be checked without a log of
    // moves.
    expect(without.verdict).toBe(toolkit.game.movesOf ? 'checked' : 'refused');
  });
});

describe('anything else that may come in', () => {
  const toolkit = toolkitOf('geografind');
  const refused = (text: string) => {
    const verdict = checkText(toolkit, text);
    expect(verdict).toEqual({
      verdict: 'refused',
      reason: expect.stringMatching(/^[A-Z].*\.$/),
    });
  };

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"id": 1e99, "result": [], "log": []}',
    '{"id": "../../etc/passwd", "result": [], "log": []}',
    '{"puzzle": {"id": 20, "boards": []}, "result": [], "log": []}',
    '{"__proto__": {"id": "20"}, "result": [], "log": []}',
  ])('is refused: %s', refused);

  it('is refused, whatever it is', () => {
    fc.assert(fc.property(fc.json(), refused), { numRuns: 50 });
    fc.assert(
      fc.property(fc.json(), fc.json(), (result, log) => {
        refused(`{"id": "20", "result": ${result}, "log": ${log}}`);
      }),
      { numRuns: 200 },
    );
  });
});
