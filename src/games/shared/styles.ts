/**
 * A game's own styles. They come with its views, in the same file, so that no page carries those of
 * games that it does not show, and nothing of a game is ever seen without them.
 */

const adopted = new Map<string, string>();

/** Puts a game's styles behind all others of the page, once. */
export function adoptStyles(game: string, styles: string): void {
  if (adopted.has(game)) return;
  adopted.set(game, styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The text of a game's styles; empty while the page does not carry them. */
export const stylesOf = (game: string): string => adopted.get(game) ?? '';
