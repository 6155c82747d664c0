/** Results just imported from the former site. */
import { atom } from 'jotai';

/** One sentence per game; empty once the player has dismissed them. */
export const takenOverAtom = atom<readonly string[]>([]);
