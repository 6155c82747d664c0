/** Decides whether a single result may enter a leaderboard. */
import { DAY_MS } from '../../src/daily/date.ts';
import { definitionOf, type GameDefinition } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';
import type { InsertGamesReply } from '../../src/protocol/callables.ts';
import { idFromResultKey, isReleased } from '../../src/protocol/resultKeys.ts';
import type { StatusCode } from '../../src/protocol/status.ts';
import type { Sent } from './payload.ts';

/** An admissible result: complete, and of a released puzzle. */
export interface Admitted extends Sent {
  readonly definition: GameDefinition;
  /** The puzzle's id, derived from `key`. */
  readonly id: string;
  readonly result: Json;
}

export type Refused = InsertGamesReply['refused'][number];

const SOON_MS = 2 * DAY_MS;

/** @param at epoch ms. */
export function judge(sent: Sent, at: number): Admitted | Refused {
  const id = idFromResultKey(sent.game, sent.key);
  if (id === null) return refuse(sent, 'not-found', 'There’s no such puzzle.');
  if (!isReleased(sent.game, id, at)) {
    // The player's clock may be slightly fast: the result can be sent again tomorrow.
    const soon = isReleased(sent.game, id, at + SOON_MS);
    return refuse(sent, soon ? 'aborted' : 'permission-denied', 'That puzzle isn’t out yet.');
  }
  const definition = definitionOf(sent.game);
  const result = completeResult(definition, sent.value);
  if (result === null) return refuse(sent, 'invalid-argument', 'That result is incomplete.');
  return { ...sent, definition, id, result };
}

export function isAdmitted(verdict: Admitted | Refused): verdict is Admitted {
  return 'definition' in verdict;
}

/** The value as a complete result of the game; null for anything else. */
function completeResult({ results }: GameDefinition, value: unknown): Json | null {
  const parsed = results.parse(value);
  return parsed.ok && results.isComplete(parsed.value) ? parsed.value : null;
}

function refuse({ map, key }: Sent, status: StatusCode, message: string): Refused {
  return { map, key, status, message };
}
