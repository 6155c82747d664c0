/**
 * Farewell messages after signing out or deleting the account: the app restarts empty and would
 * look like a first visit.
 */

const WORDS = {
  'signed-out': 'You’re signed out. See you tomorrow.',
  deleted: 'Your account and everything in it have been deleted.',
  removed: 'That player and everything they played here have been removed.',
  kept: 'Your results stay on this device.',
  'new-account': 'Your results stay on this device. They’ll move to your new account.',
} as const;

export type Farewell = keyof typeof WORDS;

/**
 * Restarts the app. The farewell message travels in the URL, as the tab's store was cleared. Never
 * resolves: this page is being replaced.
 */
export function restart(how: Farewell): Promise<void> {
  location.assign(`${import.meta.env.BASE_URL}?farewell=${how}`);
  return new Promise(() => {});
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
