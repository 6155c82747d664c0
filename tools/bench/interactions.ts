/**
 * A script for the page that times every interaction by the browser's event timing: from a touch or
 * key to the next frame that displays its effect.
 */
import type { Page } from 'playwright';

export interface Interaction {
  /** The interaction's slowest event, with its target element. */
  readonly what: string;
  /**
   * Duration in ms, in steps of 8. The browser reports no interactions under 16 ms: they count as
   * 16.
   */
  readonly ms: number;
  /**
   * Times in ms until the handlers began, then until they ended, then until the frame was
   * presented.
   */
  readonly parts: readonly [waited: number, ran: number, drawn: number];
}

/**
 * Collects the page's interactions in the global `interactions`. Runs in the browser before the
 * page's own scripts, so it must not use anything outside of itself.
 */
function observeInteractions(): void {
  const byId = new Map<number, Interaction>();

  function name(node: Node | null | undefined): string {
    if (!(node instanceof Element)) return String(node?.nodeName ?? 'gone');
    const text = node.ariaLabel ?? node.textContent.trim();
    return `${node.localName} “${text.slice(0, 32)}”`;
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, startTime } = entry;
      if (!interactionId || (byId.get(interactionId)?.ms ?? 0) >= duration) continue;
      byId.set(interactionId, {
        what: `${entry.name} on ${name(entry.target)}`,
        ms: duration,
        parts: [
          Math.round(entry.processingStart - startTime),
          Math.round(entry.processingEnd - entry.processingStart),
          Math.round(startTime + duration - entry.processingEnd),
        ],
      });
    }
  }).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
  Object.assign(globalThis, { interactions: byId });
}

/** The observer as a script for Playwright's `addInitScript`. */
export const INTERACTIONS_PROBE = `(${observeInteractions})();`;

/** The page's interactions since the last call of this function. */
export async function takeInteractions(page: Page): Promise<readonly Interaction[]> {
  return page.evaluate<Interaction[]>(`(() => {
    const all = [...globalThis.interactions.values()];
    globalThis.interactions.clear();
    return all;
  })()`);
}
