/** The interface of the engines' test suite to a browser, independent of engine and driver. */
import type { PageFunction } from './evaluate.ts';

export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser window with a separate profile. */
export interface Browser {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the browser's history, as by the browser's own button. */
  back(): Promise<void>;
  /**
   * Runs a function in the page. It must not use anything outside of itself; arguments and result
   * are JSON.
   */
  run<Args extends readonly unknown[], T>(fn: PageFunction<Args, T>, ...args: Args): Promise<T>;
  click(point: Point): Promise<void>;
  drag(...way: readonly [Point, Point, ...Point[]]): Promise<void>;
  /** Presses keys: each stroke is `a`, `Enter`, or `Shift+ArrowRight` for keys held together. */
  press(...strokes: readonly string[]): Promise<void>;
  /** Console errors, warnings and uncaught exceptions so far. */
  complaints(): Promise<readonly string[]>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Local port of the HTTP proxy for all requests. */
  readonly proxyPort: number;
  /** Firefox only: additional preferences. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>>;
  /** WebKit only: the environment's locale, as in `C.UTF-8`. */
  readonly language?: string;
}

export const VIEWPORT = { width: 1280, height: 900 } as const;

/** WebDriver's codes for keys that produce no character. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Sequences of input actions, in the form shared by WebDriver and WebDriver BiDi. */
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

/** A pointer's path with points added in between, as a real pointer does not jump. */
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
