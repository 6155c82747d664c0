/** Turning, zooming and going somewhere: by fingers, keys and buttons, or to a country that is shown. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { GestureTarget } from '../../../../ui/gestureTarget.ts';
import { useGestures } from '../../../../ui/useGestures.ts';
import { useGlide } from '../../../../ui/useGlide.ts';
import { aimedAt, type Target } from './aim.ts';
import {
  between,
  type Camera,
  dragged,
  flown,
  type Projection,
  settled,
  zoomedAt,
} from './camera.ts';
import type { useMapCanvas } from './useMapCanvas.ts';

/** Long enough to see which way the earth turns. */
const GLIDE_MS = 420;
/** To the country in the end: long enough to see the earth turn beneath. */
const FLIGHT = { ms: 1500, between: flown } as const;

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

  // Where the map is opened it looks at once: there is nothing yet from which the eye could go there.
  const [opened] = useState(target);
  useEffect(() => {
    if (!target) return;
    whenSized(() => {
      const there = settled(aimedAt(target, camera.current, size.current), size.current);
      if (target === opened) look(there);
      else glideTo(there, target.flight ? FLIGHT : undefined);
    });
  }, [target, opened, whenSized, look, glideTo, camera, size]);

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
