/** Takes the picture that the boot script shows (../device/picture.ts), when a puzzle's page is left. */
import { stylesOf } from '../../games/loaders.ts';
import { localStore } from '../device/browserStorage.ts';
import { PICTURE_KEY, type Picture, pageNow } from '../device/picture.ts';
import { isRestarting } from '../device/restartAfterSignOut.ts';

/** Larger ones would take longer to draw than the app. */
const MOST_CHARACTERS = 100_000;

/** What would not be there when the page opens again, or would cover what is. */
const PASSING = 'dialog[open], :popover-open, .hint-card, .play-cover, .confetti';

/** What the page shows, or null where it would be shown otherwise when it is opened anew. */
function htmlOf(root: HTMLElement): string | null {
  const page = root.querySelector('main > .play');
  if (page === null || document.querySelector(PASSING) !== null || isRestarting()) return null;
  // A notice above it, or a place further down.
  if (page.getBoundingClientRect().top !== root.getBoundingClientRect().top || scrollY !== 0) {
    return null;
  }
  const copy = page.cloneNode(true) as Element;
  // A canvas stays empty: the app's is, too, when its page is there, and a globe would come, go and come.
  const copies = copy.querySelectorAll('input');
  for (const [i, input] of page.querySelectorAll('input').entries()) {
    // What is chosen is no attribute; what is typed is gone with the page.
    if (input.type === 'radio' || input.type === 'checkbox')
      copies[i]?.toggleAttribute('checked', input.checked);
    else if (input.value !== '') return null;
  }
  const html = copy.outerHTML;
  return html.length > MOST_CHARACTERS ? null : html;
}

let watched = false;

/** From now on, on every page of a puzzle. */
export function watchLeaving(): void {
  if (watched) return;
  watched = true;
  const leave = () => {
    const root = document.getElementById('root');
    const html = root && htmlOf(root);
    if (html === null) return;
    const picture: Picture = {
      ...pageNow(__BUILD_ID__),
      html,
      styles: stylesOf(location.pathname.split('/')[1] ?? ''),
    };
    localStore.setItem(PICTURE_KEY, JSON.stringify(picture));
  };
  const come = () => localStore.removeItem(PICTURE_KEY);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : come()));
  addEventListener('pageshow', come);
  // One that was hidden has been left before, and the device may have become another's since.
  addEventListener('pagehide', () => document.hidden || leave());
}
