/**
 * A script for the page that plays the first move as soon as the board exists, and notes the times:
 * times measured from outside the page would include the messages to and from the browser.
 */

/** Moments of a page load, in ms since the start of the navigation. */
export interface BoardTimes {
  /** When the board's first cell was in the document. */
  readonly board: number;
  /** When the first move, made by keyboard, was displayed. */
  readonly move: number;
}

/**
 * Plays the first move in the page, and stores a promise of BoardTimes in the global `boardTimes`.
 * Runs in the browser before the page's own scripts, so it must not use anything outside of itself.
 */
function playOnSight(): void {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  /** Sends a key press to the focused element; returns whether the page handled it. */
  function press(key: string, shiftKey = false): boolean {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    return !(document.activeElement ?? document).dispatchEvent(event);
  }

  async function until<T>(look: () => T | null | undefined | false): Promise<T> {
    for (let tries = 0; tries < 10_000; tries++) {
      const found = look();
      if (found) return found;
      await nextTask();
    }
    throw new Error('The board did not answer to the keys.');
  }

  /** Selects the first movable row, and shifts it one step to the right. */
  async function move(): Promise<void> {
    await until(() => press('ArrowRight'));
    const selected = () => find('[role=gridcell][aria-selected=true]');
    let cell = await until(selected);
    while (cell.ariaLabel?.includes('pinned')) {
      const before = cell;
      press('ArrowDown');
      cell = await until(() => selected() !== before && selected());
    }
    const row = cell.closest<HTMLElement>('[role=row]');
    const drawn = () =>
      [...(row?.querySelectorAll('[role=gridcell]') ?? [])].map((each) => each.ariaLabel).join();
    const before = drawn();
    press('ArrowRight', true);
    await until(() => drawn() !== before);
  }

  const times = new Promise<BoardTimes>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!find('[role=gridcell]')) return;
      observer.disconnect();
      const board = performance.now();
      move().then(() => resolve({ board, move: performance.now() }), reject);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { boardTimes: times });
}

/** The probe as a script for Playwright's `addInitScript`. */
export const BOARD_PROBE = `(${playOnSight})();`;

/** The expression for Playwright's `page.evaluate` that returns the probe's BoardTimes. */
export const BOARD_TIMES = 'globalThis.boardTimes';
