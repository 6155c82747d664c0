/** The offer to install Crema on the home screen. */
import { atom, type createStore } from 'jotai';
import { onInstallPrompt } from './installPrompt.ts';
import { isInstalled, isIos } from './platform.ts';

/**
 * How Crema can be installed. `prompt`: the browser has an install prompt; `ios`: only written
 * steps are possible; null: no offer.
 */
export type InstallOffer =
  | { readonly kind: 'prompt'; ask(): Promise<void> }
  | { readonly kind: 'ios' }
  | null;

export const installOfferAtom = atom<InstallOffer>(null);

export function watchInstallOffer(store: ReturnType<typeof createStore>): void {
  onInstallPrompt((offer) => {
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
