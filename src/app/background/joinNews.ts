/** A join that the player asked for earlier: its answer, or that it waits for an account. */
import { atom } from 'jotai';

export interface JoinNews {
  readonly code: string;
  readonly words: string;
  readonly kind: 'waiting' | 'joined' | 'refused';
}

/** Null without one, and once it was seen. */
export const joinNewsAtom = atom<JoinNews | null>(null);
