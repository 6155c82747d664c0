/** The buttons in the corner of the map. */
import { Globe, Map as MapIcon, Minus, Plus } from 'lucide-react';
import type { Projection } from './map/camera.ts';

const ZOOM = 1.8;

export interface MapToolsProps {
  readonly projection: Projection;
  onProjection(next: Projection): void;
  onZoom(factor: number): void;
}

export function MapTools({ projection, onProjection, onZoom }: MapToolsProps) {
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
