/** What the suite asks of a browser, whichever engine it has and however that is driven. */
import type { PageFunction } from './evaluate.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One window of a browser with a profile of its own. */
export interface Browser {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** One step back in the history, as by the browser's own button. */
  back(): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside, and all it gets is JSON. */
  run<Args extends readonly unknown[], T>(fn: PageFunction<Args, T>, ...args: Args): Promise<T>;
  /** Presses where the points are, one after the other; without a pause the pointer is dragged. */
  click(point: Point): Promise<void>;
  drag(...way: readonly [Point, Point, ...Point[]]): Promise<void>;
  /** `a`, `Enter`, or `Shift+ArrowRight` for keys held together. */
  press(...strokes: readonly string[]): Promise<void>;
  /** What console and pages have complained about so far: errors, warnings, uncaught exceptions. */
  complaints(): Promise<readonly string[]>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The HTTP proxy that all of its requests go through, by its port on this machine. */
  readonly proxyPort: number;
  /** Firefox only: preferences beside those that every run has. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>>;
  /** WebKit only: the environment's language, by which it names its own. */
  readonly language?: string;
}

export const VIEWPORT = { width: 1280, height: 900 } as const;

/** The keys that have no character, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The same for WebDriver and WebDriver BiDi. */
export const actions = {
  keys: (strokes: readonly string[]) => [
    {
      type: 'key',
      id: 'keyboard',
      actions: strokes.flatMap((stroke) => {
        const keys = (stroke.length === 1 ? [stroke] : stroke.split('+')).map(
          (key) => KEYS[key] ?? key,
        );
        return [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
      }),
    },
  ],

  pointer: ([first, ...way]: readonly Point[]) => [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        ...(first ? [moveTo(first)] : []),
        { type: 'pointerDown', button: 0 },
        ...way.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
};

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

/** The points between those of a way: a pointer does not jump. */
export function smoothly(way: readonly Point[]): Point[] {
  const steps = 4;
  return way.flatMap((to, i) => {
    const from = way[i - 1];
    if (!from) return [to];
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }));
  });
}
