/**
 * `beforeinstallprompt` fires once, on a slow network before the app listens: the boot script keeps
 * the event.
 */

/** Chromium's event; not in TypeScript's DOM library. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The last event that the app has not consumed. */
    installPrompt?: InstallPromptEvent | null;
  }
}

/** Called by the boot script. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event as InstallPromptEvent;
  });
}

/** Calls `hear` for a kept event, if any, and for later ones. */
export function onInstallPrompt(hear: (event: InstallPromptEvent) => void): void {
  const take = () => {
    const event = window.installPrompt;
    window.installPrompt = null;
    if (event) hear(event);
  };
  take();
  // The boot script's listener was registered first and has set `installPrompt` by then.
  addEventListener('beforeinstallprompt', take);
}
