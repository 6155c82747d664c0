/** Counts visits with Firebase Analytics. */
import {
  initializeAnalytics,
  isSupported,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './config.ts';

/** Starts Firebase Analytics; null where the browser does not support it. */
export async function startCounting(config: FirebaseConfig) {
  if (!(await isSupported())) return null;
  // A separate Firebase app: visits are counted without the signed-in session.
  const analytics = initializeAnalytics(initializeApp(config, 'analytics'), {
    config: { allow_google_signals: false, allow_ad_personalization_signals: false },
  });
  return {
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
    goOn: () => setAnalyticsCollectionEnabled(analytics, true),
  };
}
