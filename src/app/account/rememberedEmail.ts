/** The email address that a sign-in link was sent to, so that the player need not retype it. */
import { localStore } from '../device/browserStorage.ts';

const KEY = 'crema-sign-in-email';

export const rememberedEmail = {
  read: () => localStore.getItem(KEY),
  keep: (email: string) => localStore.setItem(KEY, email),
  forget: () => localStore.removeItem(KEY),
} as const;
