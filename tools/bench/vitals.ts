/** A script for the page that collects the web vitals with the browser's own observers. */
import type { Page } from 'playwright';

export interface Vitals {
  /** First and largest contentful paint, in ms since the navigation began. */
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  /**
   * Sum of all layout shifts without recent input: never less than the official CLS, which counts
   * only the worst window of time.
   */
  readonly cls: number;
  /** The elements that shifted. */
  readonly shifted: readonly string[];
  /**
   * Duration of the slowest interaction in ms, which is the official INP for fewer than 50
   * interactions. In steps of 8; the browser reports no interactions under 16 ms, which count as
   * 16.
   */
  readonly inp: number;
  readonly slowest: string;
  /** Number of interactions of 16 ms or longer. */
  readonly interactions: number;
}

/**
 * Collects the page's Vitals in the global `vitals`. Runs in the browser before the page's own
 * scripts, so it must not use anything outside of itself.
 */
function observeVitals(): void {
  const vitals = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    cls: 0,
    shifted: [] as string[],
    inp: 16,
    slowest: '',
    interactions: 0,
  };
  const durations = new Map<number, number>();

  function name(node: Node | null | undefined): string {
    if (!(node instanceof Element)) return String(node?.nodeName ?? 'gone');
    const text = node.ariaLabel ?? node.textContent.trim();
    return `${node.localName}.${node.classList.item(0) ?? ''} “${text.slice(0, 40)}”`;
  }

  function observe(type: string, see: (entry: never) => void, options = {}): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({ type, buffered: true, ...options });
  }

  observe('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element: Element | null }) => {
    vitals.lcp = entry.startTime;
    vitals.lcpElement = name(entry.element);
  });
  observe(
    'layout-shift',
    (
      entry: PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      },
    ) => {
      if (entry.hadRecentInput) return;
      vitals.cls += entry.value;
      vitals.shifted.push(...entry.sources.map(({ node }) => name(node)));
    },
  );
  observe(
    'event',
    (entry: PerformanceEventTiming & { interactionId: number }) => {
      if (entry.interactionId === 0) return;
      const longest = Math.max(durations.get(entry.interactionId) ?? 0, entry.duration);
      durations.set(entry.interactionId, longest);
      vitals.interactions = durations.size;
      if (entry.duration <= vitals.inp) return;
      vitals.inp = entry.duration;
      const parts = [
        entry.processingStart - entry.startTime,
        entry.processingEnd - entry.processingStart,
        entry.startTime + entry.duration - entry.processingEnd,
      ].map(Math.round);
      vitals.slowest = `${entry.name} on ${name(entry.target)}: waited, ran, drawn ${parts.join(' + ')} ms`;
    },
    { durationThreshold: 16 },
  );
  Object.assign(globalThis, { vitals });
}

/** The observer as a script for Playwright's `addInitScript`. */
export const VITALS_PROBE = `(${observeVitals})();`;

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate<Vitals>('globalThis.vitals');
}
