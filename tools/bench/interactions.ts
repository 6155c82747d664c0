/**
 * Every interaction with a page, by the browser's own event timing: from a touch or a key to the
 * next frame that shows what came of it.
 */
import type { Page } from 'playwright';

export interface Interaction {
  /** The event that took longest, and what it was on. */
  readonly what: string;
  /** In ms, in steps of 8. Those under 16 are not reported: they count as 16. */
  readonly ms: number;
  /** Of which until its handlers began, until they were through, and until the frame was there. */
  readonly parts: readonly [waited: number, ran: number, drawn: number];
}

/** To be run before the page's own scripts. Uses nothing from outside. */
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

/** For `addInitScript`. */
export const INTERACTIONS_PROBE = `(${observeInteractions})();`;

/** What was reported since the last time. */
export async function takeInteractions(page: Page): Promise<readonly Interaction[]> {
  return page.evaluate<Interaction[]>(`(() => {
    const all = [...globalThis.interactions.values()];
    globalThis.interactions.clear();
    return all;
  })()`);
}
