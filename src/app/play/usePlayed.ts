/** The play that led to the result of the open puzzle. */
import { hashOf } from '../../play/hash.ts';
import { replay } from '../../play/replay.ts';
import type { Session } from '../../play/session.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { storage } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

/**
 * The session at the end of the play, with its log. Null for games whose hints are free, and where
 * the play is not on this device or of another version of the puzzle. A play of before is looked
 * up, so it may come later.
 */
export function usePlayed(): Session | null {
  const { open, player } = usePlay();
  const { game, puzzle } = open.session;
  const kept = useAsync(async () => {
    const { result, definition, id } = open;
    if (result === null || game.hintCost === null) return undefined;
    const opened = await storage();
    const [play] = await opened.readPlays([{ game: definition.id, id, result }]).catch(() => []);
    if (play?.hash !== hashOf(game, puzzle)) return undefined;
    const played = replay(game, puzzle, play.log);
    return played.ok ? played.value : undefined;
  }, [open, game, puzzle]);
  if (game.hintCost === null) return null;
  return open.result === null ? player.getSnapshot().session : (kept ?? null);
}
