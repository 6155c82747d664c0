/** Takes the picture that the boot script shows (../device/picture.ts), when a puzzle's page is left. */
import { stylesOf } from '../../games/loaders.ts';
import { localStore } from '../device/browserStorage.ts';
import { PICTURE_KEY, type Picture, pageNow, sizeNow } from '../device/picture.ts';
import { isRestarting } from '../device/restartAfterSignOut.ts';
import { PLACES_KEY, placesOf } from './places.ts';

/** Larger ones would take longer to draw than the app. */
const MOST_CHARACTERS = 100_000;

/** What would not be there when the page opens again, or would cover what is. */
const PASSING = [
  'dialog[open], :popover-open, .hint-card, .confetti, .play [aria-busy="true"]',
  // Opened, held, chosen, enlarged: all that a view remembers only as long as it is there.
  '[aria-expanded="true"], [data-passing]',
  '[aria-pressed="true"]:not([data-kept] *), [aria-selected="true"]:not([data-kept] *)',
].join();

/** Rows that the app scrolls to the same place when it is opened anew. */
const SCROLLED_AGAIN = '[data-scrolled-again]';

/** What the page shows, or null where it would be shown otherwise when it is opened anew. */
function htmlOf(root: HTMLElement): string | null {
  const page = root.querySelector<HTMLElement>('main > .play');
  // On the way to another page the address is that one's already.
  if (page === null || page.dataset.puzzle !== location.pathname) return null;
  if (document.querySelector(PASSING) !== null) return null;
  // A notice above it, or a place further down, of the page or of a part of it.
  if (page.getBoundingClientRect().top !== root.getBoundingClientRect().top || scrollY !== 0) {
    return null;
  }
  const rows = [...page.querySelectorAll<HTMLElement>(SCROLLED_AGAIN)];
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    const { scrollTop, scrollLeft } = element;
    if (scrollTop !== 0 || (scrollLeft !== 0 && !rows.includes(element))) return null;
  }
  const copy = page.cloneNode(true) as Element;
  // A copy has no place that it is scrolled to: its style sheet moves what is in it.
  for (const [i, row] of copy.querySelectorAll<HTMLElement>(SCROLLED_AGAIN).entries()) {
    row.style.setProperty('--scrolled', `${rows[i]?.scrollLeft ?? 0}px`);
  }
  // It comes after the app's first drawing: it would come, go and come.
  copy.querySelector('.play-almanac')?.remove();
  // A canvas stays empty: the app's is, too, when its page is there, and a globe would do the same.
  const copies = copy.querySelectorAll('input');
  for (const [i, input] of page.querySelectorAll('input').entries()) {
    // What is chosen is no attribute; what is typed is gone with the page.
    if (input.type === 'radio' || input.type === 'checkbox') {
      copies[i]?.toggleAttribute('checked', input.checked);
    } else if (input.value !== '') return null;
  }
  const html = copy.outerHTML;
  return html.length > MOST_CHARACTERS ? null : html;
}

let watched = false;

/** From now on, on every page of a puzzle. */
export function watchLeaving(): void {
  if (watched) return;
  watched = true;
  const takeDown = () => localStore.removeItem(PICTURE_KEY);
  const leave = () => {
    // Another window's may hang there, and this is what was seen last.
    takeDown();
    // What was the player's has been emptied.
    if (isRestarting()) return;
    const places = JSON.stringify(placesOf(location.pathname));
    if (places !== '{}') localStore.setItem(PLACES_KEY, places);
    const root = document.getElementById('root');
    const html = root && htmlOf(root);
    if (html === null) return;
    const styles = stylesOf(location.pathname.split('/')[1] ?? '');
    const picture: Picture = { ...pageNow(__BUILD_ID__), size: sizeNow(), html, styles };
    localStore.setItem(PICTURE_KEY, JSON.stringify(picture));
  };
  // While one window is looked at, no other's may hang there: this one can be killed at any time.
  const look = () => document.hidden || takeDown();
  look();
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : look()));
  addEventListener('pageshow', look);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PICTURE_KEY && newValue !== null) look();
  });
  // One that was hidden has been left before, and the device may have become another's since.
  addEventListener('pagehide', () => document.hidden || leave());
}
