/**
 * Anonymous usage figures, by Firebase Analytics: only after the player has agreed, and only where
 * the site has somewhere to count them. Without consent nothing of it is ever loaded.
 */
import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { localStore } from './browserStorage.ts';

const KEY = 'crema-analytics';

const storedConsentAtom = atomWithStorage<unknown>(
  KEY,
  false,
  createJSONStorage(() => localStore),
  { getOnInit: true },
);

/** Not among the settings: a backup from elsewhere must not agree for the player. */
export const consentAtom = atom(
  (get) => get(storedConsentAtom) === true,
  (_get, set, agreed: boolean) => {
    set(storedConsentAtom, agreed);
    void applyConsent(agreed);
  },
);

/** The figures are being counted in this page. */
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
    // Blocked, or offline: the next start tries again.
    counting = null;
  }
}

/** To be called after a start. */
export function countIfAgreed(): void {
  if (localStore.getItem(KEY) === 'true') void applyConsent(true);
  // Taken back in another tab, it counts for this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) void applyConsent(newValue === 'true');
  });
}
