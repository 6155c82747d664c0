/**
 * Anonymous usage figures by Firebase Analytics: only if the player has agreed to be counted, and
 * only where the site has a measurement id. Otherwise none of Firebase Analytics' code is loaded.
 */
import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { CONSENT_KEY } from '../../storage/keys.ts';
import { keyFor } from '../../storage/players.ts';
import { PLAYER, playerStore } from '../device/player.ts';

const storedConsentAtom = atomWithStorage<unknown>(
  CONSENT_KEY,
  false,
  createJSONStorage(() => playerStore),
  { getOnInit: true },
);

/**
 * The player's consent to be counted. Kept apart from the settings, because importing a backup must
 * not give consent.
 */
export const consentAtom = atom(
  (get) => get(storedConsentAtom) === true,
  (_get, set, agreed: boolean) => {
    set(storedConsentAtom, agreed);
    void applyConsent(agreed);
  },
);

/** The running Firebase Analytics of this page; null until the player has agreed to be counted. */
let counting: Promise<{ stop(): void; goOn(): void } | null> | null = null;

async function begin() {
  const [{ loadSite }, { startCounting }] = await Promise.all([
    import('../../firebase/config.ts'),
    import('../../firebase/analytics.ts'),
  ]);
  const site = await loadSite();
  return site?.firebase.measurementId ? startCounting(site.firebase) : null;
}

async function applyConsent(agreed: boolean): Promise<void> {
  try {
    if (agreed) {
      counting ??= begin();
      (await counting)?.goOn();
    } else {
      (await counting)?.stop();
    }
  } catch {
    // Analytics is blocked, or the device offline: the next start tries again.
    counting = null;
  }
}

/** Begins to count if the player has agreed. Call once after the app has started. */
export function countIfAgreed(): void {
  // With a fragment the address may tell a friend's result, which is not the player's to send.
  if (playerStore.getItem(CONSENT_KEY) === 'true' && location.hash === '') void applyConsent(true);
  // Follow changes of the consent that are made in other tabs.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === keyFor(PLAYER, CONSENT_KEY)) void applyConsent(newValue === 'true');
  });
}
