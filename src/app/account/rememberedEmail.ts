/** The address that a link was sent to, so that the player need not type it twice. */
import { localStore } from '../device/browserStorage.ts';

const KEY = 'crema-sign-in-email';

export const rememberedEmail = {
  read: () => localStore.getItem(KEY),
  keep: (email: string) => localStore.setItem(KEY, email),
  forget: () => localStore.removeItem(KEY),
} as const;
