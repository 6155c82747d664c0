/** Moves the map's camera: by fingers, keys and buttons, or to a view that the game asks for. */
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

/** The time of a camera movement, in ms: long enough to show which way the earth turns. */
const GLIDE_MS = 420;
/**
 * The camera's flight to the answer at the end of a game: long enough to show the earth turning
 * beneath.
 */
const FLIGHT = { ms: 1500, between: flown } as const;

export interface MapCameraOptions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly view: ReturnType<typeof useMapCanvas>;
  /** The view that the camera should show; the camera moves whenever this view changes. */
  readonly target: Target | null;
  /** Called for a tap on the map, in px from the corner of the map's element. */
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

  // The first view is shown without motion: there is no earlier view to move from.
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
    /** Switches between globe and flat map; the middle of the view stays the same. */
    project(next: Projection): void {
      setProjection(next);
      // If the camera is moving, the projection switches at the movement's destination.
      const there = destination();
      rest();
      look(settled({ ...there, projection: next }, size.current));
    },
  };
}
