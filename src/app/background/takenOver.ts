/** Results just imported from the former site. */
import { atom } from 'jotai';

/**
 * Sentences about results taken over from the former site, one for each game; empty after the
 * player dismissed them.
 */
export const takenOverAtom = atom<readonly string[]>([]);
