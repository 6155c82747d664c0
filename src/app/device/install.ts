/** The invitation to put Crema on the home screen. */
import { atom, type createStore } from 'jotai';
import { isInstalled, isIos } from './platform.ts';

/** Chromium's event; not in TypeScript's DOM library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `prompt`: the browser can ask; `ios`: written steps are all there is; null: nothing to offer. */
export type InstallOffer =
  | { readonly kind: 'prompt'; ask(): Promise<void> }
  | { readonly kind: 'ios' }
  | null;

export const installOfferAtom = atom<InstallOffer>(null);

/** Begins to listen; to be called early, for the event comes once and soon. */
export function watchInstallOffer(store: ReturnType<typeof createStore>): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const offer = event as InstallPromptEvent;
    store.set(installOfferAtom, {
      kind: 'prompt',
      async ask() {
        await offer.prompt();
        store.set(installOfferAtom, null);
      },
    });
  });
  addEventListener('appinstalled', () => store.set(installOfferAtom, null));
  if (isIos() && !isInstalled()) store.set(installOfferAtom, { kind: 'ios' });
}
