/**
 * Keeps the browser's install prompt: its event `beforeinstallprompt` fires once, on a slow network
 * before the app listens, so the boot script keeps it.
 */

/** Chromium's install event, which TypeScript's DOM library lacks. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The last install event that the app has not used yet. */
    installPrompt?: InstallPromptEvent | null;
  }
}

/** Keeps the install event for the app. Called by the boot script. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event as InstallPromptEvent;
  });
}

/** Calls `hear` for a kept install event, if there is one, and for later ones. */
export function onInstallPrompt(hear: (event: InstallPromptEvent) => void): void {
  const take = () => {
    const event = window.installPrompt;
    window.installPrompt = null;
    if (event) hear(event);
  };
  take();
  // The boot script's listener was registered first, so `installPrompt` is set when this one runs.
  addEventListener('beforeinstallprompt', take);
}
