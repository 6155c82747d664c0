/**
 * A picture of a puzzle's page as it was left: its markup, which the boot script shows in place of the shell
 * until the app is there. It stands only while nobody looks at the page, so it never shows an older state than
 * that in which the page was left.
 */

/** Of the player's: sign-out forgets it with all that is in these stores. */
export const PICTURE_KEY = 'crema-picture';

export interface Picture {
  /** Another one has other styles. */
  readonly build: string;
  readonly path: string;
  /** Of the screen, and its colours: the app may have drawn by them what no style can. */
  readonly look: string;
  /** The window's size, as a media query: asked for as numbers, the shell would have to be laid out first. */
  readonly size: string;
  /** Of the puzzle's page. */
  readonly html: string;
  /** The game's, which come with its views. */
  readonly styles: string;
}

/** Where it can be shown, in windows of its size. */
export type PicturePlace = Omit<Picture, 'html' | 'styles' | 'size'>;

/** What is open in this window. */
export const pageNow = (build: string): PicturePlace => ({
  build,
  path: location.pathname,
  look: [
    devicePixelRatio,
    document.documentElement.dataset.mode,
    matchMedia('(prefers-color-scheme: dark)').matches,
  ].join(),
});

/** Rounded figures, for a window that is zoomed into has fractions of a pixel. */
export const sizeNow = (): string =>
  Object.entries({ width: innerWidth, height: innerHeight })
    .map(([name, px]) => `(${px - 1}px < ${name} < ${px + 1}px)`)
    .join(' and ');

/**
 * What plays in it has been seen. Where the app is long in coming the picture pales: it is then no board to
 * wait in front of with a finger on it.
 */
const STILL =
  '[inert] *{animation:none!important}' +
  '.play[inert]{animation:pale .3s 2s both}@keyframes pale{to{opacity:.5}}';

/** Shows the picture of this page in `place`, where there is one, and takes it down from its nail. */
export function showPicture(place: Element | null, build: string): void {
  try {
    const text = localStorage.getItem(PICTURE_KEY);
    if (text === null || place === null) return;
    localStorage.removeItem(PICTURE_KEY);
    const { html, styles, size, ...of } = JSON.parse(text) as Picture;
    if (JSON.stringify(of) !== JSON.stringify(pageNow(build)) || !matchMedia(size).matches) return;
    place.innerHTML = `<style>${styles}${STILL}</style>${html}`;
    // Nothing in it answers: the app's own page does, and takes its place.
    const shown = place.lastElementChild;
    shown?.setAttribute('inert', '');
    shown?.setAttribute('aria-busy', 'true');
  } catch {
    // The store is closed to us, or holds something torn: the shell is there.
  }
}
