/**
 * Farewell messages after signing out or deleting the account: the app restarts empty and would
 * look like a first visit.
 */

const WORDS = {
  'signed-out': 'You are signed out. See you tomorrow.',
  deleted: 'Your account and everything in it are gone.',
  joined: 'You are signed in. What was played on this device is yours again.',
  kept: 'Your results stay on this device.',
  anew: 'Your results stay on this device. A new account takes them along.',
} as const;

export type Farewell = keyof typeof WORDS;

let restarting = false;

/**
 * Whether this page is restarting after a sign-out, so that account watchers do not restart it too.
 */
export const isRestarting = () => restarting;

export function prepareRestart(): void {
  restarting = true;
}

/** Restarts the app. The farewell message travels in the URL, as all stores were cleared. */
export function restart(how: Farewell): void {
  location.assign(`/?farewell=${how}`);
}

let taken: SaidFarewell | null | undefined;

export interface SaidFarewell {
  readonly how: Farewell;
  readonly words: string;
}

/** The farewell message from the URL, which is removed there; null when there is none. */
export function takeFarewell(): SaidFarewell | null {
  if (taken === undefined) {
    const how = new URLSearchParams(location.search).get('farewell');
    const isKnown = how !== null && Object.hasOwn(WORDS, how);
    taken = isKnown ? { how: how as Farewell, words: WORDS[how as Farewell] } : null;
    if (taken !== null) history.replaceState(history.state, '', location.pathname);
  }
  return taken;
}
