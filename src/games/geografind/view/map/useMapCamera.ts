/** Turning, zooming and going somewhere: by fingers, keys and buttons, or to a country that is shown. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { GestureTarget } from '../../../../ui/gestureTarget.ts';
import { useGestures } from '../../../../ui/useGestures.ts';
import { useGlide } from '../../../../ui/useGlide.ts';
import {
  between,
  type Camera,
  dragged,
  type Projection,
  pixelsPerDegree,
  type Size,
  settled,
  zoomedAt,
} from './camera.ts';
import type { useMapCanvas } from './useMapCanvas.ts';

/** Long enough to see which way the earth turns. */
const GLIDE_MS = 420;

/** Where to look, and how many degrees wide that is. */
export interface Target {
  readonly lat: number;
  readonly lon: number;
  readonly across: number;
}

/** From where a target is to be seen. */
function aimedAt({ lat, lon, across }: Target, camera: Camera, size: Size): Camera {
  const whole = pixelsPerDegree({ ...camera, zoom: 1 }, size);
  // Near enough to see the country, and far enough to see what its arrow points at.
  const fitting = (0.1 * Math.min(size.width, size.height)) / (across * whole);
  return { ...camera, lat, lon, zoom: Math.max(1.2, Math.min(3.2, fitting)) };
}

export interface MapCameraOptions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly view: ReturnType<typeof useMapCanvas>;
  /** Each new value is gone to. */
  readonly target: Target | null;
  /** A tap, in px from the surface's corner. */
  onTap(x: number, y: number): void;
}

export function useMapCamera({ surface, view, target, onTap }: MapCameraOptions) {
  const { camera, size, look, whenSized } = view;
  const [projection, setProjection] = useState<Projection>(camera.current.projection);
  const {
    glide: glideTo,
    rest,
    destination,
  } = useGlide<Camera>({ view: () => camera.current, look, between, ms: GLIDE_MS });
  const glide = useCallback((to: Camera) => glideTo(settled(to, size.current)), [glideTo, size]);

  useEffect(() => {
    if (target) whenSized(() => glide(aimedAt(target, camera.current, size.current)));
  }, [target, whenSized, glide, camera, size]);

  const gestures: GestureTarget<Camera> = {
    view: destination,
    dragged: (from, dx, dy) => dragged(from, size.current, dx, dy),
    zoomed: (from, factor, x, y) => zoomedAt(from, size.current, from.zoom * factor, x, y),
    whole: () => ({ ...camera.current, lat: 12, zoom: 1 }),
    size: () => size.current,
    look,
    glide,
    rest,
    onTap,
  };
  useGestures(surface, gestures);

  return {
    gestures,
    projection,
    /** Shows the same place in the other way. */
    project(next: Projection): void {
      setProjection(next);
      // On its way to a country, it is that country that the other picture shows.
      const there = destination();
      rest();
      look(settled({ ...there, projection: next }, size.current));
    },
  };
}
