/** App Check in the page, by reCAPTCHA Enterprise. Loaded only where the site has a key. */
import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { FirebaseConfig } from './config.ts';

/** Starts App Check; returns a function that resolves to a valid token, or rejects. */
export function startAppCheck(config: FirebaseConfig, key: string): () => Promise<string> {
  // A Firebase app of its own: `disconnect` deletes the one with the player's session.
  const appCheck = initializeAppCheck(initializeApp(config, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
