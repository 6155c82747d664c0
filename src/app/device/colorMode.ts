/** The colour mode: kept in localStorage, applied to the root before the first paint. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = 'crema-color-mode';

export function parseColorMode(text: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === text) ?? 'system';
}

/** The stored mode; `system` when none is stored or storage is blocked. */
export function readColorMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return 'system';
  }
}

/**
 * Shows the mode: base.css turns `data-mode` into the colour scheme, and the browser's own bars take
 * the one of the two `theme-color`s whose media query holds.
 */
export function showColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // Remember the original media query's mode: the lines below overwrite it.
    meta.dataset.mode ??= meta.media.includes('dark') ? 'dark' : 'light';
    const own = meta.dataset.mode;
    if (mode === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === mode ? 'all' : 'not all';
  }
}
