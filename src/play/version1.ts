/**
 * Converts games saved in version 1 of the format of saved games, which had for each board its
 * moves, the number of moves that are not undone, and the total time. The resulting log leads to
 * the same boards; its times are not those of the moves.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { isWhole } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { hashOf } from './hash.ts';
import { LONGEST_WAIT_MS, type LogEntry } from './log.ts';

type Save = Readonly<Record<string, unknown>>;

/** The most moves of a saved board, which equal years of play: no player makes more. */
const MOST = 100_000;

const broken = (what: string) => fail('broken-save', what);

/** All actions on a board, including undone moves. */
function doneOn<B, S, M>(game: Game<B, S, M>, board: Save): Result<LogEntry[2][]> {
  const { entries, cursor, hints } = board;
  if (!Array.isArray(entries)) return broken('a board has no moves.');
  if (entries.length > MOST) return broken('a board has more moves than anyone can make.');
  if (!isWhole(cursor, 0, entries.length)) return broken('a board has no valid cursor.');
  if (!isWhole(hints, 0, MOST)) return broken('a board has no valid number of hints.');
  const done: LogEntry[2][] = [];
  let checks = 0;
  for (const raw of entries as readonly LogEntry[2][]) {
    const move = raw === 'restart' ? null : game.parseMove(raw);
    if (move?.ok === false) return move;
    const isVerdict = move?.ok === true && (game.checks?.isVerdict(move.value) ?? false);
    if (isVerdict) {
      done.push('check');
      checks++;
    }
    done.push(raw);
  }
  // Version 1 did not record when hints were asked for. The log begins with all of them, because
  // only the price depends on hints.
  if (hints < checks) return broken('a board has fewer hints than checks.');
  done.unshift(...Array<'hint'>(hints - checks).fill('hint'));
  for (let i = cursor; i < entries.length; i++) done.push('undo');
  return ok(done);
}

/** A version 1 save in today's format, marked as having unreliable times. */
export function fromVersion1<B, S, M>(
  game: Game<B, S, M>,
  puzzle: Puzzle<B>,
  { current, boards }: Save,
): Result<Save> {
  if (!Array.isArray(boards) || boards.length !== puzzle.boards.length) {
    return broken('it has the wrong number of boards.');
  }
  if (!isWhole(current, 0, boards.length - 1)) return broken('its current board is missing.');
  const log: LogEntry[] = [];
  const paid: unknown[] = [];
  let since = 0;
  let table = 0;
  function put(board: number, what: LogEntry[2]): void {
    log.push([since, board, what]);
    since = 0;
    table = board;
  }
  for (const [index, board] of boards.entries()) {
    if (typeof board !== 'object' || board === null) return broken('a board is not an object.');
    const { elapsed, paid: keys } = board as Save;
    if (!isWhole(elapsed, 0, Number.MAX_SAFE_INTEGER)) return broken('a board has no valid time.');
    const done = doneOn(game, board as Save);
    if (!done.ok) return done;
    if (table !== index && (done.value.length > 0 || elapsed > 0)) put(index, 'select');
    since = Math.min(since + elapsed, LONGEST_WAIT_MS);
    for (const what of done.value) put(index, what);
    paid.push(keys);
  }
  if (table !== current) put(current, 'select');
  return ok({ version: 2, hash: hashOf(game, puzzle), log, since, paid, timed: false });
}
