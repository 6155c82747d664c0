/** Results of the former site that were taken over just now. */
import { atom } from 'jotai';

/** A sentence for each game; empty once the player has closed them. */
export const takenOverAtom = atom<readonly string[]>([]);
