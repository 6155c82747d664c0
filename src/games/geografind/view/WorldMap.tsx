/** The world, as a globe or as a map, with the guesses on it. */
import { Globe, Map as MapIcon, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GestureTarget, pressKey, useGestures, zoomStep } from '../../../ui/useGestures.ts';
import { useGlide } from '../../../ui/useGlide.ts';
import { COUNTRIES } from '../countries.ts';
import {
  between,
  type Camera,
  dragged,
  type Projection,
  pixelsPerDegree,
  type Size,
  settled,
  zoomedAt,
} from './map/camera.ts';
import { paint } from './map/paint.ts';
import { useColours } from './map/palette.ts';
import { pick } from './map/pick.ts';
import { loadShapes, type Shapes } from './map/shapes.ts';
import type { Mark } from './map/signs.ts';

export interface WorldMapProps {
  readonly marks: readonly Mark[];
  /** Place of the country that is picked and not yet guessed. */
  readonly picked: number | null;
  /** Where to look, and how many degrees wide that is; each new value is gone to. */
  readonly target: { readonly lat: number; readonly lon: number; readonly across: number } | null;
  /** What the picture shows, in words. */
  readonly description: string;
  /** A country, or null for the sea. */
  onPick(place: number | null): void;
  /** Stands in a corner of the map. */
  readonly legend?: ReactNode;
}

/** Long enough to see which way the earth turns. */
const GLIDE_MS = 420;
/** How long the view must stand still before it is drawn in full. */
const SETTLE_MS = 120;
const HOME: Camera = { projection: 'globe', lon: 12, lat: 18, zoom: 1 };
/** A finer grid than this no eye can tell, and it costs frames. */
const MAX_RATIO = 2;

/** The projection that was chosen last, for the next map of this visit. */
let chosen: Projection = 'globe';

export function WorldMap(props: WorldMapProps) {
  const { marks, picked, target, description, onPick, legend } = props;
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const colours = useColours(element);
  const [shapes, setShapes] = useState<Shapes | null>(null);
  const [failed, setFailed] = useState(false);
  const [projection, setProjection] = useState<Projection>(chosen);
  const camera = useRef<Camera>({ ...HOME, projection: chosen });
  const size = useRef<Size>({ width: 1, height: 1 });
  const pending = useRef(0);
  const settling = useRef(0);
  const moving = useRef(false);
  const draw = useRef<() => void>(() => {});
  /** Goes to the target; it waits until there is a surface, as in a dialog that opens. */
  const aim = useRef<(() => void) | null>(null);
  const takeAim = useRef(() => {
    if (size.current.width <= 1) return;
    aim.current?.();
    aim.current = null;
  });

  useEffect(() => setElement(frame.current), []);
  useEffect(() => {
    let gone = false;
    loadShapes().then(
      (loaded) => !gone && setShapes(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);

  const redraw = useCallback(() => {
    if (pending.current !== 0) return;
    pending.current = requestAnimationFrame(() => {
      pending.current = 0;
      draw.current();
    });
  }, []);

  const look = useCallback(
    (next: Camera) => {
      camera.current = next;
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

  const {
    glide: glideTo,
    rest,
    destination,
  } = useGlide<Camera>({
    view: () => camera.current,
    look,
    between,
    ms: GLIDE_MS,
  });
  const glide = useCallback((to: Camera) => glideTo(settled(to, size.current)), [glideTo]);

  useEffect(() => {
    draw.current = () => {
      const context = canvas.current?.getContext('2d');
      if (!context || !shapes || !colours) return;
      const ratio = Math.min(MAX_RATIO, devicePixelRatio);
      const scene = { shapes, marks, picked };
      const { palette } = colours;
      paint(context, scene, camera.current, size.current, palette, ratio, moving.current);
    };
    if (colours?.printing) draw.current();
    else redraw();
  }, [shapes, colours, marks, picked, redraw]);

  // Before anything is looked at: where a view goes follows from how large it is.
  useLayoutEffect(() => {
    const box = surface.current;
    if (!box) return;
    const measure = () => {
      const ratio = Math.min(MAX_RATIO, devicePixelRatio);
      if (box.clientWidth === 0) return;
      size.current = { width: box.clientWidth, height: box.clientHeight };
      if (canvas.current) {
        canvas.current.width = Math.round(box.clientWidth * ratio);
        canvas.current.height = Math.round(box.clientHeight * ratio);
      }
      camera.current = settled(camera.current, size.current);
      // At once: a canvas that was resized is blank until it is painted.
      draw.current();
      takeAim.current();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(pending.current);
      clearTimeout(settling.current);
      pending.current = 0;
    };
  }, []);

  useEffect(() => {
    if (!target) return;
    const { lat, lon, across } = target;
    aim.current = () => {
      const whole = pixelsPerDegree({ ...camera.current, zoom: 1 }, size.current);
      const { width, height } = size.current;
      // Near enough to see the country, and far enough to see what its arrow points at.
      const fitting = (0.1 * Math.min(width, height)) / (across * whole);
      glide({ ...camera.current, lat, lon, zoom: Math.max(1.2, Math.min(3.2, fitting)) });
    };
    takeAim.current();
  }, [target, glide]);

  const gestures: GestureTarget<Camera> = {
    view: destination,
    dragged: (view, dx, dy) => dragged(view, size.current, dx, dy),
    zoomed: (view, factor, x, y) => zoomedAt(view, size.current, view.zoom * factor, x, y),
    whole: () => ({ ...camera.current, lat: 12, zoom: 1 }),
    size: () => size.current,
    look,
    glide,
    rest,
    onTap(x, y) {
      if (shapes) onPick(pick(shapes, COUNTRIES, camera.current, size.current, x, y));
    },
  };
  useGestures(surface, gestures);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      gestures.onTap?.(size.current.width / 2, size.current.height / 2);
    } else if (!pressKey(gestures, event.key)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function change(next: Projection) {
    chosen = next;
    setProjection(next);
    // On its way to a country, it is that country that the other picture shows.
    const there = destination();
    rest();
    look(settled({ ...there, projection: next }, size.current));
  }

  const other = projection === 'globe' ? 'map' : 'globe';
  const OtherIcon = other === 'map' ? MapIcon : Globe;
  return (
    <div ref={frame} className="gf-map">
      <div
        ref={surface}
        className="gf-surface"
        role="application"
        aria-label="Map. Arrow keys turn it, plus and minus zoom, 0 shows the whole, Enter picks the country in the middle."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of a map need the focus on it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} role="img" aria-label={description} />
        <span className="gf-cross" aria-hidden="true" />
      </div>
      {failed && (
        <p className="gf-map-words">The map could not be fetched. You can guess without it.</p>
      )}
      <div className="gf-map-tools">
        <button
          type="button"
          aria-label={other === 'map' ? 'Show a flat map' : 'Show a globe'}
          onClick={() => change(other)}
        >
          <OtherIcon size={18} aria-hidden />
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomStep(gestures, 1.8)}>
          <Plus size={18} aria-hidden />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoomStep(gestures, 1 / 1.8)}>
          <Minus size={18} aria-hidden />
        </button>
      </div>
      {legend}
      <p className="gf-source">Map: Natural Earth</p>
    </div>
  );
}
