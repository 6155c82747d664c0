/** Tells when the page is left: the browser may freeze it then, to bring it back later. */

let leaving: AbortController | null = null;

/** A signal that is aborted when the page is left; a new one after the page has come back. */
export function leavingSignal(): AbortSignal {
  if (leaving === null) {
    addEventListener('pagehide', () => leaving?.abort());
    addEventListener('pageshow', () => {
      if (leaving?.signal.aborted) leaving = new AbortController();
    });
    leaving = new AbortController();
  }
  return leaving.signal;
}
