/** The play that led to the result of the open puzzle. */
import { hashOf } from '../../play/hash.ts';
import { replay } from '../../play/replay.ts';
import type { Session } from '../../play/session.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { storage } from '../device/storage.ts';
import { type PlayContextValue, usePlay } from './playContext.ts';

/**
 * The session at the end of the play, with its log. Null where the play is not on this device or of
 * another version of the puzzle.
 */
export async function readPlayed({ open, player }: PlayContextValue): Promise<Session | null> {
  const { result, definition, id } = open;
  const { game, puzzle } = open.session;
  if (result === null) return player.getSnapshot().session;
  const opened = await storage();
  const [play] = await opened.readPlays([{ game: definition.id, id, result }]).catch(() => []);
  if (play?.hash !== hashOf(game, puzzle)) return null;
  const played = replay(game, puzzle, play.log);
  return played.ok ? played.value : null;
}

/**
 * `readPlayed`, null also for games whose hints are free. A play of before is looked up, so it may
 * come later.
 */
export function usePlayed(): Session | null {
  const play = usePlay();
  const { open, player } = play;
  const isWanted = open.session.game.hintCost !== null;
  const kept = useAsync(
    async () => (isWanted && open.result !== null ? await readPlayed(play) : null) ?? undefined,
    [play, open, isWanted],
  );
  if (!isWanted) return null;
  return open.result === null ? player.getSnapshot().session : (kept ?? null);
}

export const hintsOf = (session: Session): number =>
  session.boards.reduce((sum, { hints }) => sum + hints, 0);

/** Null where the play is not here. */
export const hintsUsed = (played: Session | null): number | null => played && hintsOf(played);
