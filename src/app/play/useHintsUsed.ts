/** The number of hints with which the open puzzle was finished. */
import { replay } from '../../play/replay.ts';
import type { BoardSession } from '../../play/session.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { storage } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

const sum = (boards: readonly BoardSession<unknown>[]) =>
  boards.reduce((total, { hints }) => total + hints, 0);

/**
 * Null where it is unknown: for games whose hints are free, and for a result whose moves are not on
 * this device. A result of before is looked up, so the number may come later.
 */
export function useHintsUsed(): number | null {
  const { open, player } = usePlay();
  const { game, puzzle } = open.session;
  const kept = useAsync(async () => {
    const { result, definition, id } = open;
    if (result === null || game.hintCost === null) return undefined;
    const opened = await storage();
    const [play] = await opened.readPlays([{ game: definition.id, id, result }]).catch(() => []);
    const played = play && replay(game, puzzle, play.log);
    return played?.ok ? sum(played.value.boards) : undefined;
  }, [open, game, puzzle]);
  if (game.hintCost === null) return null;
  return open.result === null ? sum(player.getSnapshot().session.boards) : (kept ?? null);
}
