/**
 * The miniature globe of a game, a small picture: a dot for each country, numbered guesses, and
 * arrows as on the map. Loads none of the map's data.
 */
import type { MiniatureProps } from '../../contract/view.ts';
import { answerOf, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { CENTRES, centreOf } from '../world/centres.ts';
import { destination, initialBearing, type Point } from '../world/geodesy.ts';
import { type Camera, project } from './map/camera.ts';
import { traceGraticule } from './map/graticule.ts';
import { middleOf } from './map/middle.ts';

const SIZE = { width: 100, height: 100 };
const RADIUS = 42;
/**
 * The middle of the miniature globe, [latitude, longitude], as on the map at the start. RADIUS
 * leaves a margin of 8 around the globe, as map/camera.ts does.
 */
const HOME: Point = [18, 12];
/** Where a guess's arrow starts and ends in the miniature, in km from the guessed country. */
const ARROW = { from: 1100, to: 2900 };

const short = (n: number) => n.toFixed(1);

/** The globe's grid as an SVG path, recorded through a minimal canvas path. */
function netOf(camera: Camera): string {
  const parts: string[] = [];
  const add = (kind: string) => (x: number, y: number) => {
    parts.push(`${kind}${short(x)} ${short(y)}`);
  };
  const path = { moveTo: add('M'), lineTo: add('L') };
  traceGraticule(path, camera, SIZE);
  return parts.join('');
}

export function Miniature({ board, state }: MiniatureProps<Board, State>) {
  const { guesses, arrowless } = state;
  const answer = answerOf(board);
  const over = status(board, state) !== 'playing';
  const shown = over ? [...new Set([...guesses, answer])] : guesses;
  const [lat, lon] = over ? centreOf(answer) : (middleOf(shown.map(centreOf)) ?? HOME);
  const camera: Camera = {
    projection: 'globe',
    lat: Math.max(-60, Math.min(60, lat)),
    lon,
    zoom: 1,
  };
  const at = ([pointLat, pointLon]: Point) => project(camera, SIZE, pointLat, pointLon);
  const dots = CENTRES.flatMap((centre) => {
    const place = at(centre);
    return place ? [`M${short(place[0])} ${short(place[1])}h0`] : [];
  }).join('');
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" style={{ color: 'var(--color-ink)' }}>
      <circle cx={50} cy={50} r={RADIUS} style={{ fill: 'var(--hue-wash)' }} />
      <path d={netOf(camera)} fill="none" stroke="currentColor" strokeOpacity={0.13} />
      <path
        d={dots}
        fill="none"
        style={{ stroke: 'var(--hue)' }}
        strokeOpacity={0.42}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <circle cx={50} cy={50} r={RADIUS} fill="none" stroke="currentColor" strokeOpacity={0.4} />
      {guesses.map((guess, i) => {
        const centre = centreOf(guess);
        const place = at(centre);
        if (!place || guess === answer) return null;
        const bearing = initialBearing(centre, centreOf(answer));
        const [from, to] = [ARROW.from, ARROW.to].map((km) => at(destination(centre, bearing, km)));
        return (
          <g key={guess}>
            {from && to && !over && !arrowless && (
              <path
                d={arrowOf(from, to)}
                fill="none"
                stroke="currentColor"
                strokeWidth={2.2}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
            <circle
              cx={place[0]}
              cy={place[1]}
              r={7}
              fill="currentColor"
              style={{ stroke: 'var(--color-card)' }}
            />
            <text
              x={place[0]}
              y={place[1] + 3.5}
              textAnchor="middle"
              fontSize={10}
              fontWeight={700}
              style={{ fill: 'var(--color-card)' }}
            >
              {i + 1}
            </text>
          </g>
        );
      })}
      {over && <Found at={at(centreOf(answer)) ?? [50, 50]} />}
      {shown.length === 0 && (
        <text
          x={50}
          y={65}
          textAnchor="middle"
          fontSize={42}
          fontWeight={600}
          fill="currentColor"
          style={{ fontFamily: 'var(--font-display)' }}
        >
          ?
        </text>
      )}
    </svg>
  );
}

function arrowOf(from: readonly [number, number], to: readonly [number, number]): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (side: number) =>
    `${short(to[0] - 5 * Math.cos(turn + side * 0.65))} ${short(to[1] - 5 * Math.sin(turn + side * 0.65))}`;
  const tip = `${short(to[0])} ${short(to[1])}`;
  return `M${short(from[0])} ${short(from[1])}L${tip}M${wing(-1)}L${tip}L${wing(1)}`;
}

/** The dot for the answer after the game. */
function Found({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <g>
      <circle cx={x} cy={y} r={9} style={{ fill: 'var(--hue)', stroke: 'var(--color-card)' }} />
      <path
        d={`M${short(x - 4)} ${short(y + 0.3)}l2.8 2.9l5.2 -5.8`}
        fill="none"
        style={{ stroke: 'var(--color-card)' }}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
