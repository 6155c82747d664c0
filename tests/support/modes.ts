/** The modes in which every page has to hold: how a browser is set to each. */
import type { BrowserContextOptions } from 'playwright';

export interface Mode {
  readonly name: string;
  readonly device: BrowserContextOptions;
  /** The size of the page's text, of the usual. */
  readonly text?: number;
  /** What the player has chosen in the settings. */
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
  { name: 'sideways', device: { ...PHONE, viewport: { width: 740, height: 360 } } },
  {
    name: 'left-handed',
    device: { ...PHONE, viewport: { width: 740, height: 360 } },
    settings: { hand: 'left' },
  },
  { name: 'less-motion', device: { ...PHONE, reducedMotion: 'reduce' } },
];

/** To be run before a page's own scripts; uses nothing from outside. */
export function setMode({ text, settings }: Pick<Mode, 'text' | 'settings'>): void {
  if (settings) {
    try {
      localStorage.setItem('crema-settings', JSON.stringify(settings));
    } catch {
      // A page without storage of its own.
    }
  }
  if (text === undefined) return;
  // As a browser's own setting does it: everything that is measured in rem grows.
  const enlarge = () => {
    document.documentElement.style.fontSize = `${text * 100}%`;
  };
  if (document.documentElement) enlarge();
  else document.addEventListener('readystatechange', enlarge, { once: true });
}
