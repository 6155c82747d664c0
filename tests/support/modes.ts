/** The display modes that every page must support, and their browser settings. */
import type { BrowserContextOptions } from 'playwright';

export interface Mode {
  readonly name: string;
  readonly device: BrowserContextOptions;
  /** Text size relative to the default of 1. */
  readonly text?: number;
  /** The player's stored settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} as const;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

export const MODES: readonly Mode[] = [
  { name: 'phone-light', device: PHONE },
  { name: 'phone-dark', device: { ...PHONE, colorScheme: 'dark' } },
  { name: 'desktop-light', device: DESKTOP },
  { name: 'desktop-dark', device: { ...DESKTOP, colorScheme: 'dark' } },
  { name: 'forced-colours', device: { ...PHONE, forcedColors: 'active' } },
  { name: 'forced-dark', device: { ...DESKTOP, forcedColors: 'active', colorScheme: 'dark' } },
  { name: 'more-contrast', device: { ...PHONE, contrast: 'more' } },
  { name: 'large-text', device: PHONE, text: 2 },
  { name: 'smallest', device: { ...PHONE, viewport: { width: 320, height: 568 } } },
  {
    name: 'smallest-large-text',
    device: { ...PHONE, viewport: { width: 320, height: 568 } },
    text: 2,
  },
  { name: 'sideways', device: { ...PHONE, viewport: { width: 740, height: 360 } } },
  {
    name: 'left-handed',
    device: { ...PHONE, viewport: { width: 740, height: 360 } },
    settings: { hand: 'left' },
  },
  { name: 'less-motion', device: { ...PHONE, reducedMotion: 'reduce' } },
];

/**
 * Puts the page into a display mode. Runs in the page before its own scripts, so it must not use
 * anything outside of itself.
 */
export function setMode({ text, settings }: Pick<Mode, 'text' | 'settings'>): void {
  if (settings) {
    try {
      localStorage.setItem('crema-settings', JSON.stringify(settings));
    } catch {
      // The page has no localStorage.
    }
  }
  if (text === undefined) return;
  // The root's font size scales all rem lengths, as the browser's own setting of the text size
  // does.
  const enlarge = () => {
    document.documentElement.style.fontSize = `${text * 100}%`;
  };
  if (document.documentElement) enlarge();
  else document.addEventListener('readystatechange', enlarge, { once: true });
}
