/**
 * The browser's offer to install Crema comes once, and on a slow network before the app is there to hear it:
 * the boot script keeps it for the app.
 */

/** Chromium's event; not in TypeScript's DOM library. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The last offer that the app has not taken over. */
    installPrompt?: InstallPromptEvent | null;
  }
}

/** For the boot script. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event as InstallPromptEvent;
  });
}

/** Tells the offer that has come before, if there is one, and those that come. */
export function onInstallPrompt(hear: (event: InstallPromptEvent) => void): void {
  const take = () => {
    const event = window.installPrompt;
    window.installPrompt = null;
    if (event) hear(event);
  };
  take();
  // The boot script's own listener comes first.
  addEventListener('beforeinstallprompt', take);
}
