/** The world, as a globe or a flat map, with the guesses on it. */
import { Globe, Map as MapIcon, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { once } from '../../../lib/once.ts';
import { pressKey, zoomStep } from '../../../ui/gestureTarget.ts';
import { COUNTRIES } from '../world/countries.ts';
import type { Target } from './map/aim.ts';
import type { Camera, Projection } from './map/camera.ts';
import { courseOf, startOf } from './map/course.ts';
import { useColours } from './map/palette.ts';
import { pick } from './map/pick.ts';
import type { Mark } from './map/signs.ts';
import { useMapCamera } from './map/useMapCamera.ts';
import { useMapCanvas } from './map/useMapCanvas.ts';
import { useShapes } from './map/useShapes.ts';

export interface WorldMapProps {
  readonly marks: readonly Mark[];
  /** The index in CODES of the country picked on the map but not yet guessed. */
  readonly picked: number | null;
  /** The view that the camera should show; the camera moves whenever this view changes. */
  readonly target: Target | null;
  /** The map's description for screen readers. */
  readonly description: string;
  /**
   * Called for a tap on the map, with the tapped country's index in CODES; null if there is none.
   */
  onPick(place: number | null): void;
  /** The legend of the colours, shown in a corner of the map. */
  readonly legend?: ReactNode;
}

const HOME: Camera = { projection: 'globe', lon: 12, lat: 18, zoom: 1 };

/**
 * The projection (globe or flat map) that the player chose last, for further maps during this
 * visit.
 */
let chosen: Projection = 'globe';

export function WorldMap(props: WorldMapProps) {
  const { marks, picked, target, onPick } = props;
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const colours = useColours(element);
  useEffect(() => setElement(frame.current), []);
  const { shapes, failed } = useShapes();
  // Lazy: the arrows' courses are computed when the map is painted, after the guess has appeared in
  // the list.
  const ways = useMemo(() => {
    const starts = once(() =>
      marks.map(({ way, arrow, centre, place }) => {
        if (!shapes || !way || !arrow) return null;
        return way.km === 0 ? centre : startOf(shapes.lands[place]!, shapes.lands[way.to]!);
      }),
    );
    const course = once(() => {
      const [way, start] = [marks.at(-1)?.way, starts().at(-1)];
      return way && start ? courseOf(start, way) : [];
    });
    return { starts, course };
  }, [shapes, marks]);
  const scene = useMemo(
    () => shapes && { shapes, marks, picked, ...ways },
    [shapes, marks, picked, ways],
  );
  const view = useMapCanvas(surface, scene, colours, { ...HOME, projection: chosen });
  const { camera, size } = view;

  function onTap(x: number, y: number): void {
    if (shapes) onPick(pick(shapes, COUNTRIES, camera.current, size.current, x, y));
  }
  const { gestures, projection, project } = useMapCamera({ surface, view, target, onTap });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      onTap(size.current.width / 2, size.current.height / 2);
    } else if (!pressKey(gestures, event.key)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function change(next: Projection): void {
    chosen = next;
    project(next);
  }

  return (
    <div ref={frame} className="gf-map">
      <div
        ref={surface}
        className="gf-surface"
        data-waiting={(projection === 'globe' && !scene && !failed) || undefined}
        role="application"
        aria-label="Map. Use the arrow keys to turn it, plus and minus to zoom, 0 to see the whole world, Enter to pick the country in the middle."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of a map need the focus on it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={view.canvas} role="img" aria-label={props.description} />
        <span className="gf-cross" aria-hidden="true" />
      </div>
      {failed && (
        <p className="gf-map-words">We couldn’t load the map. You can guess without it.</p>
      )}
      <MapTools
        projection={projection}
        onProjection={change}
        onZoom={(factor) => zoomStep(gestures, factor)}
      />
      {props.legend}
      <p className="gf-source">Map: Natural Earth</p>
    </div>
  );
}

const ZOOM = 1.8;

interface MapToolsProps {
  readonly projection: Projection;
  onProjection(next: Projection): void;
  onZoom(factor: number): void;
}

/** The buttons in the corner of the map. */
function MapTools({ projection, onProjection, onZoom }: MapToolsProps) {
  const other = projection === 'globe' ? 'map' : 'globe';
  const OtherIcon = other === 'map' ? MapIcon : Globe;
  return (
    <div className="gf-map-tools zooms">
      <button
        type="button"
        aria-label={other === 'map' ? 'Show a flat map' : 'Show a globe'}
        onClick={() => onProjection(other)}
      >
        <OtherIcon size={18} aria-hidden />
      </button>
      <button type="button" aria-label="Zoom in" onClick={() => onZoom(ZOOM)}>
        <Plus size={18} aria-hidden />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM)}>
        <Minus size={18} aria-hidden />
      </button>
    </div>
  );
}
