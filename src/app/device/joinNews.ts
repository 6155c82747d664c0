/** The answer to a join that the player asked for earlier; null once it was seen. */
import { atom } from 'jotai';

export interface JoinNews {
  readonly code: string;
  readonly words: string;
  /** Whether the player sits at the table now. */
  readonly isJoined: boolean;
}

export const joinNewsAtom = atom<JoinNews | null>(null);
