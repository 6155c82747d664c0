/**
 * Loads a game's own styles. They are bundled with its views, so that pages load only the styles of
 * the games they show, and no view ever appears unstyled.
 */

const adopted = new Set<string>();

/** Appends a game's stylesheet after all others of the page, once. */
export function adoptStyles(game: string, styles: string): void {
  if (adopted.has(game)) return;
  adopted.add(game);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
