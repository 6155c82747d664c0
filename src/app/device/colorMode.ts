/** The colour mode: kept in the browser, applied to the root before the first paint. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = 'crema-color-mode';

export function parseColorMode(text: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === text) ?? 'system';
}

/** The stored mode; `system` when there is none or storage is closed to us. */
export function readColorMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return 'system';
  }
}

/** Shows the mode: base.css turns `data-mode` into the colour scheme. */
export function showColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
}
