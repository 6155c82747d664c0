/** A word after signing out or deleting: the app begins anew then, and would look like a first visit. */

const WORDS = {
  'signed-out': 'You are signed out. See you tomorrow.',
  deleted: 'Your account and everything in it are gone.',
  joined: 'You are signed in. What was played on this device is yours again.',
  kept: 'Your results stay on this device.',
  anew: 'Your results stay on this device. A new account takes them along.',
} as const;

export type Farewell = keyof typeof WORDS;

let restarting = false;

/** This page is about to begin anew by itself: whoever watches the account leaves it alone. */
export const isRestarting = () => restarting;

export function prepareRestart(): void {
  restarting = true;
}

/** Begins anew; what is said then travels in the address, for everything else was emptied. */
export function restart(how: Farewell): void {
  location.assign(`/?farewell=${how}`);
}

let taken: SaidFarewell | null | undefined;

export interface SaidFarewell {
  readonly how: Farewell;
  readonly words: string;
}

/** What is to be said, taken off the address; null when there is nothing. */
export function takeFarewell(): SaidFarewell | null {
  if (taken === undefined) {
    const how = new URLSearchParams(location.search).get('farewell');
    const isKnown = how !== null && Object.hasOwn(WORDS, how);
    taken = isKnown ? { how: how as Farewell, words: WORDS[how as Farewell] } : null;
    if (taken !== null) history.replaceState(history.state, '', location.pathname);
  }
  return taken;
}
