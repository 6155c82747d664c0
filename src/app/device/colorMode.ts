/**
 * The colour mode (light, dark or the system's): kept in localStorage, applied to the root element
 * before the first paint.
 */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = 'crema-color-mode';

export function parseColorMode(text: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === text) ?? 'system';
}

/** The stored colour mode; `system` when none is stored or storage is blocked. */
export function readColorMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return 'system';
  }
}

/**
 * Shows a colour mode: base.css turns `data-mode` into the colour scheme, and the browser's own
 * bars take the colour of that `theme-color` element whose media query holds.
 */
export function showColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // Remember which colour mode the element's media query stood for: the query is overwritten.
    meta.dataset.mode ??= meta.media.includes('dark') ? 'dark' : 'light';
    const own = meta.dataset.mode;
    if (mode === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === mode ? 'all' : 'not all';
  }
}
