/** The player's own challenge: their name and avatar, and their result. */
import type { Json } from '../../lib/json.ts';
import type { Challenge } from '../../protocol/challenge.ts';
import { LOCAL_PROFILE } from '../../storage/localProfile.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { useStored } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

async function readTeller(opened: ResilientStorage) {
  const avatar = await readEntry(opened, LOCAL_PROFILE);
  // Without an account the name is free text, which stays on the device.
  const name = (await opened.readAccount()) && avatar && avatar.name;
  return { name, avatar };
}

const NOBODY = { name: null, avatar: null };

/**
 * @param result the complete result.
 * @param hints the number of hints used, or null where it is unknown.
 */
export function useOwnChallenge(result: Json, hints: number | null): Challenge {
  const { results } = usePlay().open.definition;
  const teller = useStored<Pick<Challenge, 'name' | 'avatar'>>(readTeller, NOBODY);
  return { ...teller, rank: results.rank(result), hints };
}
