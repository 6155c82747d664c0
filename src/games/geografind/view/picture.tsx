/**
 * The picture of a finished game for sharing: rings around the country to find, and how the guesses
 * closed in on it. As coarse as the squares and arrows of share.ts, so it reveals no more than they
 * do.
 */
import type { PictureProps } from '../../contract/view.ts';
import { guessesOf, results } from '../results.ts';
import { isArrowless } from '../rules/outcome.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { measure } from '../world/measure.ts';

export { markOf, share } from './share.ts';

const MIDDLE = { x: 300, y: 200 };
const { x: MIDDLE_X, y: MIDDLE_Y } = MIDDLE;
const RADIUS = 172;
/**
 * The smallest distance of a guess's dot from the middle, so that it does not cover the answer's
 * dot.
 */
const NEAREST = 34;
const RINGS = [0.2, 0.4, 0.6, 0.8];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A guess's distance from the middle, in share.ts's ten steps of nearness: 0 at the answer, 1 on
 * the other side of the earth. Most guesses are in the nearer half, which gets the larger part of
 * the room.
 */
const farness = (percent: number) => (1 - Math.floor(percent / 10) / 10) ** 0.65;

/**
 * The position of a guess's dot.
 * @param compass the eighth of a turn opposite to the dot.
 */
function spotOf(percent: number, compass: number): Spot {
  const angle = ((compass * 45 + 180 - 90) * Math.PI) / 180;
  const far = NEAREST + (RADIUS - 14 - NEAREST) * farness(percent);
  return { x: MIDDLE_X + far * Math.cos(angle), y: MIDDLE_Y + far * Math.sin(angle) };
}

/** Moves overlapping dots of guesses side by side along their ring. */
function apart(spots: readonly Spot[]): readonly Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    let { x, y } = spot;
    for (let turn = 1; placed.some((one) => Math.hypot(one.x - x, one.y - y) < 32); turn++) {
      const by = (turn % 2 === 0 ? -1 : 1) * Math.ceil(turn / 2) * 0.16;
      const [dx, dy] = [spot.x - MIDDLE_X, spot.y - MIDDLE_Y];
      x = MIDDLE_X + dx * Math.cos(by) - dy * Math.sin(by);
      y = MIDDLE_Y + dx * Math.sin(by) + dy * Math.cos(by);
    }
    placed.push({ x, y });
  }
  return placed;
}

const short = (n: number) => Number(n.toFixed(1));

/** The meridians of a globe seen from the equator, as the widths of ever narrower half-ellipses. */
const MERIDIANS = [0, 0.5, 0.866].flatMap((share) => [share, -share]);
const PARALLELS = [-0.866, -0.5, 0, 0.5, 0.866];

function Net() {
  return (
    <g fill="none" stroke="currentColor" strokeOpacity={0.1}>
      {[...new Set(MERIDIANS)].map((share) => (
        <path
          key={share}
          d={`M${MIDDLE_X} ${MIDDLE_Y - RADIUS}A${short(Math.abs(share) * RADIUS)} ${RADIUS} 0 0 ${share < 0 ? 0 : 1} ${MIDDLE_X} ${MIDDLE_Y + RADIUS}`}
        />
      ))}
      {PARALLELS.map((share) => {
        const half = RADIUS * Math.sqrt(1 - share ** 2);
        return (
          <path
            key={share}
            d={`M${short(MIDDLE_X - half)} ${short(MIDDLE_Y + share * RADIUS)}h${short(2 * half)}`}
          />
        );
      })}
    </g>
  );
}

interface DotProps {
  readonly at: Spot;
  readonly fill: string;
  readonly rim: string;
  readonly text: string | number;
  readonly dash?: string;
  /** Whether the dot is that of the country to find. */
  readonly goal?: boolean;
}

function Dot({ at: { x, y }, fill, rim, text, dash, goal = false }: DotProps) {
  const [radius, line, letters, drop] = goal ? [26, 4, 28, 10] : [16, 3, 18, 6.5];
  return (
    <>
      <circle
        cx={short(x)}
        cy={short(y)}
        r={radius}
        strokeWidth={line}
        strokeDasharray={dash}
        style={{ fill, stroke: rim }}
      />
      <text
        x={short(x)}
        y={short(y + drop)}
        textAnchor="middle"
        fontSize={letters}
        fontWeight={700}
        style={{ fill: rim, fontFamily: 'var(--font-sans)' }}
      >
        {text}
      </text>
    </>
  );
}

export function Picture({ puzzle, result, ending }: PictureProps<Board>) {
  const answer = answerOf(puzzle.boards[0]!);
  const arrowless = isArrowless(result, ending?.[0]);
  const won = results.isWin(result);
  const missed = guessesOf(result).filter((guess) => guess !== answer);
  const spots = apart(
    missed.map((guess, i) => {
      const { percent, bearing } = measure(guess, answer);
      // Without arrows the guesses go round the globe in their order.
      return spotOf(percent, arrowless ? 4 + i : Math.round((bearing ?? 0) / 45) % 8);
    }),
  );
  const way = [...spots, ...(won ? [MIDDLE] : [])];
  return (
    <g style={{ color: 'var(--color-ink)' }}>
      <circle cx={MIDDLE_X} cy={MIDDLE_Y} r={RADIUS} style={{ fill: 'var(--hue-wash)' }} />
      <Net />
      <g fill="none" strokeWidth={1.5} style={{ stroke: 'var(--hue)' }}>
        {RINGS.map((share) => (
          <circle
            key={share}
            cx={MIDDLE_X}
            cy={MIDDLE_Y}
            r={short(share * RADIUS)}
            strokeOpacity={0.55 - 0.4 * share}
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
        ))}
        <circle cx={MIDDLE_X} cy={MIDDLE_Y} r={RADIUS} strokeWidth={3} />
      </g>
      <path
        d={way.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')}
        fill="none"
        strokeWidth={3}
        strokeDasharray="1 8"
        strokeLinecap="round"
        style={{ stroke: 'var(--color-ink)' }}
      />
      {spots.map((at, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
        <Dot key={i} at={at} fill="var(--color-ink)" rim="var(--color-card)" text={i + 1} />
      ))}
      {won ? (
        <Dot goal at={MIDDLE} fill="var(--hue)" rim="var(--color-card)" text={missed.length + 1} />
      ) : (
        <Dot goal dash="4 6" at={MIDDLE} fill="var(--color-card)" rim="var(--hue)" text="?" />
      )}
    </g>
  );
}
