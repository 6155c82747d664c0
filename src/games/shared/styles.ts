/**
 * A game's own styles. They come with its views, in the same file, so that no page carries those of
 * games that it does not show, and nothing of a game is ever seen without them.
 */

const adopted = new Set<string>();

/** Puts a game's styles behind all others of the page, once. */
export function adoptStyles(game: string, styles: string): void {
  if (adopted.has(game)) return;
  adopted.add(game);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
