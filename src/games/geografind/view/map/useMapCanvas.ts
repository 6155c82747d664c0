/**
 * The canvas of the map: as large as its surface, painted anew when what it shows or looks at has
 * changed, coarsely while it moves. Where it looks lives outside of React's state.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Camera, type Size, settled } from './camera.ts';
import { paint, painting, type Scene } from './paint.ts';
import type { useColours } from './palette.ts';

/** How long the view must stand still before it is drawn in full. */
const SETTLE_MS = 120;
/** A finer grid than this no eye can tell, and it costs frames. */
const MAX_RATIO = 2;

const pixelRatio = () => Math.min(MAX_RATIO, devicePixelRatio);

/** @param scene null while there is nothing to paint yet; has to be the same while nothing changes. */
export function useMapCanvas(
  surface: RefObject<HTMLElement | null>,
  scene: Scene | null,
  colours: ReturnType<typeof useColours>,
  first: Camera,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useRef<Camera>(first);
  const size = useRef<Size>({ width: 1, height: 1 });
  const moving = useRef(false);
  const settling = useRef(0);
  const draw = useRef<() => void>(() => {});
  const waiting = useRef<(() => void) | null>(null);
  /** There is a map to be seen, if not of what is so just now. */
  const painted = useRef(false);
  const redraw = useNextFrame(draw);

  const look = useCallback(
    (next: Camera) => {
      camera.current = next;
      // Nothing moves that is not yet seen: it is painted from there.
      if (!painted.current) return;
      moving.current = true;
      redraw();
      // Once it stands still, with all its detail.
      clearTimeout(settling.current);
      settling.current = window.setTimeout(() => {
        moving.current = false;
        redraw();
      }, SETTLE_MS);
    },
    [redraw],
  );

  useEffect(() => {
    /** The next one in which this paints. */
    let frame = 0;
    /** Nothing is left to paint of this scene, whoever has asked for it. */
    let isWhole = false;
    const begin = (): Parameters<typeof paint> | null => {
      // What is half painted, or waits, is out of date.
      cancelAnimationFrame(frame);
      const context = canvas.current?.getContext('2d');
      if (!context || !scene || !colours) return null;
      const { palette } = colours;
      const view = [camera.current, size.current] as const;
      return [context, scene, ...view, palette, pixelRatio(), moving.current];
    };
    draw.current = () => {
      const all = begin();
      if (!all) return;
      paint(...all);
      isWhole = true;
      painted.current = true;
    };
    if (!scene || !colours) return;
    if (colours.printing) {
      draw.current();
      return;
    }
    if (!painted.current) {
      // Frame by frame, while the page is still coming: at once it is the longest task there.
      frame = requestAnimationFrame(() => {
        const all = begin();
        if (!all) return;
        painted.current = true;
        const parts = painting(...all);
        const next = () => {
          if (parts.next().done) isWhole = true;
          else frame = requestAnimationFrame(next);
        };
        next();
      });
      return () => {
        cancelAnimationFrame(frame);
        // Another scene does not wait behind one that is half there.
        if (!isWhole) painted.current = false;
      };
    }
    // The world takes longer to paint than all else on the page: what was tapped answers first.
    let timer = 0;
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(redraw);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [scene, colours, redraw]);

  // Where a view goes follows from how large it is.
  useSize(surface, (width, height) => {
    size.current = { width, height };
    if (canvas.current) {
      canvas.current.width = Math.round(width * pixelRatio());
      canvas.current.height = Math.round(height * pixelRatio());
    }
    camera.current = settled(camera.current, size.current);
    if (width > 1) takeWaiting(waiting)?.();
    // At once: a canvas that was resized is blank until it is painted.
    draw.current();
  });
  useEffect(() => () => clearTimeout(settling.current), []);

  return {
    canvas,
    camera,
    size,
    /** Looks there with the next frame. */
    look,
    /** Runs it now, or as soon as it is known how large the surface is; only the last one. */
    whenSized: useCallback((run: () => void) => {
      waiting.current = run;
      if (size.current.width > 1) takeWaiting(waiting)?.();
    }, []),
  };
}

function takeWaiting(waiting: RefObject<(() => void) | null>): (() => void) | null {
  const run = waiting.current;
  waiting.current = null;
  return run;
}

/** Asks for the next frame, once for however many calls before it. */
function useNextFrame(draw: RefObject<() => void>): () => void {
  const pending = useRef(0);
  useEffect(
    () => () => {
      cancelAnimationFrame(pending.current);
      pending.current = 0;
    },
    [],
  );
  return useCallback(() => {
    if (pending.current !== 0) return;
    pending.current = requestAnimationFrame(() => {
      pending.current = 0;
      draw.current();
    });
  }, [draw]);
}

/** Tells of the size of an element before the first paint and with every change, unless it is hidden. */
function useSize(
  element: RefObject<HTMLElement | null>,
  onSize: (width: number, height: number) => void,
): void {
  const latest = useRef(onSize);
  latest.current = onSize;
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      if (box.clientWidth !== 0) latest.current(box.clientWidth, box.clientHeight);
    };
    // Its first call comes before the paint, and makes the page lay out nothing twice.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
}
