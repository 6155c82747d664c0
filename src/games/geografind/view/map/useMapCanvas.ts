/**
 * The map's canvas: it fills its element and is repainted when the map's content or camera changes,
 * coarsely while the camera moves. The camera lives outside React's state.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Box, type Camera, type Size, settled } from './camera.ts';
import { paint, painting, type Scene } from './paint.ts';
import type { useColours } from './palette.ts';

/** The time without camera movement before the map is repainted in full detail, in ms. */
const SETTLE_MS = 120;
/**
 * The most device pixels per CSS pixel that the map is painted in: more would be invisible and cost
 * frames.
 */
const MAX_RATIO = 2;

const pixelRatio = () => Math.min(MAX_RATIO, devicePixelRatio);

/**
 * A canvas that shows the map.
 * @param scene null until the map's data has loaded; must stay the same object while nothing on the
 *   map changes, because every new object repaints the map.
 */
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
  /** Whether a map is visible, though perhaps outdated. */
  const painted = useRef(false);
  const redraw = useNextFrame(draw);

  const look = useCallback(
    (next: Camera) => {
      camera.current = next;
      // Before the map's first painting there is no motion to show.
      if (!painted.current) return;
      moving.current = true;
      redraw();
      // Repaints the map in full detail once the camera rests.
      clearTimeout(settling.current);
      settling.current = window.setTimeout(() => {
        moving.current = false;
        redraw();
      }, SETTLE_MS);
    },
    [redraw],
  );

  useEffect(() => {
    /** The animation frame in which the map will be painted. */
    let frame = 0;
    /** Whether the current scene has been painted completely. */
    let isWhole = false;
    const begin = (): Parameters<typeof paint> | null => {
      // Cancels a painting that is pending or incomplete.
      cancelAnimationFrame(frame);
      const context = canvas.current?.getContext('2d');
      if (!context || !scene || !colours) return null;
      const { palette } = colours;
      const on = { context, camera: camera.current, size: size.current, palette };
      return [on, scene, pixelRatio(), moving.current];
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
      // The map's first painting is spread over several frames: at once it would be the page load's
      // longest task.
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
        // An incomplete first painting does not count: the next scene is painted as the first one.
        if (!isWhole) painted.current = false;
      };
    }
    // Repaints the map after the next frame: painting is slow, and the page must respond to a tap
    // first.
    let timer = 0;
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(redraw);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [scene, colours, redraw]);

  // Observes the size of the canvas, on which the views that the camera can show depend.
  useSize(surface, (width, height) => {
    size.current = { width, height, over: boxesOver(surface.current!) };
    if (canvas.current) {
      canvas.current.width = Math.round(width * pixelRatio());
      canvas.current.height = Math.round(height * pixelRatio());
    }
    camera.current = settled(camera.current, size.current);
    if (width > 1) takeWaiting(waiting)?.();
    // After a change of size the map is repainted at once: resizing clears a canvas.
    draw.current();
  });
  useEffect(() => () => clearTimeout(settling.current), []);

  return {
    canvas,
    camera,
    size,
    /** Moves the camera; the map is repainted in the next frame. */
    look,
    /**
     * Runs a callback now, or once the map's element has a size; a later callback replaces a
     * waiting one.
     */
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

/** A function that asks for a repaint in the next frame; several calls make one repaint. */
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

/** The boxes of what lies beside the map in its frame, which is over it. */
function boxesOver(surface: HTMLElement): readonly Box[] {
  const { left, top } = surface.getBoundingClientRect();
  const others = [...surface.parentElement!.children].filter((other) => other !== surface);
  return others.map((other) => {
    const { x, y, width, height } = other.getBoundingClientRect();
    return { x: x - left + width / 2, y: y - top + height / 2, width, height };
  });
}

/** Reports an element's size before the first paint and after every change, unless it is hidden. */
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
    // The ResizeObserver's first call comes before the first paint, without forcing a second
    // layout.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
}
