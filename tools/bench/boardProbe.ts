/**
 * Plays the first move as soon as there is a board, from inside the page. Measured from outside,
 * the way to and from the browser would be part of the figure.
 */

/** In ms since the navigation began. */
export interface BoardTimes {
  /** The board's first cell is in the document. */
  readonly board: number;
  /** The first move, made with keys, shows on the board. */
  readonly move: number;
}

/**
 * To be run before the page's own scripts; leaves a promise of BoardTimes in `boardTimes`. It may
 * use nothing from outside.
 */
function playOnSight(): void {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  /** True when the page took the key for itself. */
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

  /** Chooses the first row that may slide, and slides it one step to the right. */
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

/** For `addInitScript`. */
export const BOARD_PROBE = `(${playOnSight})();`;

/** For `page.evaluate`, once the navigation has begun. */
export const BOARD_TIMES = 'globalThis.boardTimes';
