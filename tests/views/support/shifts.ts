/** Layout shifts, as the browser reports them. */
import { nextFrame } from './input.ts';

interface Shift {
  readonly value: number;
  readonly nodes: readonly (Node | null)[];
  /** HTML of the nodes' parents at the time of the shift, as they may be removed later. */
  readonly within: readonly (string | undefined)[];
}

export interface Shifts {
  /** The layout shifts since the last call, each as `{score} {HTML of the parents}`. */
  take(): Promise<string[]>;
  /** Class names of shifted elements inside `within`, including shifts right after input. */
  of(within: string): Promise<string[]>;
}

/** The least score of a layout shift that can be seen. */
const LEAST_SCORE = 0.0001;

/** Records layout shifts from now on. */
export function watchShifts(): Shifts {
  const shifts: Shift[] = [];
  const since = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: readonly { node: Node | null }[];
      };
      const within = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120));
      // The observer may still report the shifts of an earlier test's page.
      if (entry.startTime < since) continue;
      // Skip what cannot be seen, and is gone: the closed list of options.
      if (value < LEAST_SCORE && sources.every(({ node }) => node === null)) continue;
      shifts.push({ value, nodes: sources.map(({ node }) => node), within });
    }
  }).observe({ type: 'layout-shift' });
  /** Waits for two frames: the observer receives a frame's shifts only after the frame. */
  const afterTheFrame = async () => {
    await nextFrame();
    await nextFrame();
  };
  return {
    async take() {
      await afterTheFrame();
      return shifts
        .splice(0)
        .map(({ value, within }) => `${value.toFixed(4)} ${within.join(' | ')}`);
    },
    async of(within) {
      await afterTheFrame();
      return shifts
        .flatMap(({ nodes }) => nodes)
        .map((node) => (node instanceof Element ? node : (node?.parentElement ?? null)))
        .filter((element) => element?.closest(within))
        .map((element) => String(element?.className));
    },
  };
}
