/**
 * Pans and zooms the family tree. The camera writes directly to the tree's style, without
 * rendering.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GestureTarget } from '../../../ui/gestureTarget.ts';
import { useGestures } from '../../../ui/useGestures.ts';
import { useGlide } from '../../../ui/useGlide.ts';
import { type Layout, PLATE } from '../rules/layout.ts';
import {
  between,
  boxOf,
  type Camera,
  dragged,
  type Extent,
  fits,
  heightScale,
  isCropped,
  settled,
  showing,
  whole,
  wholeScale,
  zoomed,
} from './camera.ts';

const GLIDE_MS = 200;
/** The least width of a plate of the tree, in px, that fits all its text. */
const ROOMY = 64;
const CLOSE = 1.02;

export function useTreeCamera(
  layout: Layout,
  surface: RefObject<HTMLElement | null>,
  tree: RefObject<HTMLElement | null>,
) {
  const room = useRef<Extent>({ width: 1, height: 1 });
  const camera = useRef<Camera>({ scale: 1, x: 0, y: 0 });
  const [zoomedIn, setZoomedIn] = useState(false);

  const draw = useCallback(() => {
    const element = tree.current;
    if (!element) return;
    const { scale, x, y } = camera.current;
    element.style.setProperty('--rf-across', String(scale));
    element.style.setProperty('--rf-down', String(heightScale(scale, layout, room.current)));
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.dataset.detail = scale * PLATE.width >= ROOMY ? 'full' : 'little';
    setZoomedIn(isCropped(scale, layout, room.current));
  }, [layout, tree]);

  const look = useCallback(
    (next: Camera) => {
      camera.current = next;
      draw();
    },
    [draw],
  );

  const { glide, rest, destination } = useGlide<Camera>({
    view: () => camera.current,
    look,
    between,
    ms: GLIDE_MS,
  });

  useRoom(surface, room, layout, camera, look);

  const target = useMemo(
    (): GestureTarget<Camera> => ({
      view: destination,
      dragged: (view, dx, dy) => dragged(view, dx, dy, layout, room.current),
      zoomed: (view, factor, x, y) => zoomed(view, factor, x, y, layout, room.current),
      whole: () => whole(layout, room.current),
      size: () => room.current,
      look,
      glide,
      rest,
    }),
    [layout, look, glide, rest, destination],
  );
  useGestures(surface, target);

  return {
    target,
    /** Whether part of the tree is out of view. */
    zoomedIn,
    /**
     * Pans the tree to these plates: to all of them if they fit the window, otherwise to the first.
     */
    show(plates: readonly number[]) {
      const corners = plates.flatMap((plate) => layout.plates[plate] ?? []);
      const [first] = corners;
      if (!first) return;
      const all = boxOf(corners.map((corner) => ({ ...corner, ...PLATE })));
      const box = fits(camera.current.scale, all, layout, room.current)
        ? all
        : { ...first, ...PLATE };
      const next = showing(camera.current, box, layout, room.current);
      if (next.x !== camera.current.x || next.y !== camera.current.y) glide(next);
    },
  };
}

/**
 * Measures the tree's window before the first paint and whenever its size changes; a tree shown as
 * a whole then fits the new size.
 */
function useRoom(
  surface: RefObject<HTMLElement | null>,
  room: RefObject<Extent>,
  layout: Layout,
  camera: RefObject<Camera>,
  look: (next: Camera) => void,
): void {
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    let known = false;
    const measure = () => {
      const was = known && camera.current.scale > wholeScale(layout, room.current) * CLOSE;
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      room.current = { width: clientWidth, height: clientHeight };
      known = true;
      look(was ? settled(camera.current, layout, room.current) : whole(layout, room.current));
    };
    // Without this call the plates are first laid out at scale 1, and their move counts as a layout
    // shift.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [layout, look, surface, room, camera]);
}
