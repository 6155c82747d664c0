/** Results just imported from the former site. */
import { atom } from 'jotai';

/** The sentences about results that were taken over, one a game; empty after the player dismissed them. */
export const takenOverAtom = atom<readonly string[]>([]);
