/** Shares a week or a year: its picture has a square for each puzzle, and nothing of a solution. */
import { type Ref, useMemo } from 'react';
import type { ShareText } from '../../games/contract/view.ts';
import { count } from '../../lib/count.ts';
import { monthName, weekdayLetter } from '../../ui/dates.ts';
import { hoursAndMinutes } from '../../ui/hoursAndMinutes.ts';
import type { GameRecord } from '../records/records.ts';
import { DISPLAY, PictureFrame } from '../share/PictureFrame.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { nameOfSpan, partsOf, type Recap, recapOf, type Span } from './recap.ts';

export function ShareRecap({
  open,
  span,
  records,
  onClose,
}: {
  readonly open: boolean;
  readonly span: Span;
  readonly records: readonly GameRecord[];
  onClose(): void;
}) {
  const recap = useMemo(() => recapOf(records, span), [records, span]);
  return (
    <ShareDialog
      open={open}
      title={span.kind === 'week' ? 'Share your week' : 'Share your year'}
      text={recapText(recap, span)}
      address={`${location.origin}${import.meta.env.BASE_URL}`}
      fileName={`crema-${span.from}`}
      picture={(ref) => <RecapPicture ref={ref} recap={recap} span={span} />}
      onClose={onClose}
    />
  );
}

const puzzlesIn = ({ plays }: Recap) => count(plays.length, 'puzzle');
const daysIn = ({ days }: Recap) => count(days.length, 'day');

function recapText(recap: Recap, span: Span): ShareText {
  const clock = recap.time > 0 ? `, ${hoursAndMinutes(recap.time)} of play` : '';
  const all = `${puzzlesIn(recap)} on ${daysIn(recap)}${clock}`;
  const name = nameOfSpan(span);
  const bests = recap.bests.length;
  return {
    lines: [`Crema, ${name}`, all, ...(bests > 0 ? [count(bests, 'personal best')] : [])].join(
      '\n',
    ),
    sentence: `My ${span.kind} on Crema, ${name}: ${all}.`,
  };
}

/** Side of a square of the picture at most, and the height of its columns. */
const MOST_SQUARE = 60;
const COLUMN = 340;

function RecapPicture({
  ref,
  recap,
  span,
}: {
  readonly ref: Ref<SVGSVGElement>;
  readonly recap: Recap;
  readonly span: Span;
}) {
  const width = 600 / recap.parts.length;
  const most = Math.max(1, ...recap.parts.map((plays) => plays.length));
  const square = Math.min(MOST_SQUARE, COLUMN / most - 2);
  const parts = partsOf(span);
  return (
    <PictureFrame
      ref={ref}
      title={span.kind === 'week' ? 'My week' : 'My year'}
      detail={nameOfSpan(span)}
      figure={String(recap.plays.length)}
      words={`${recap.plays.length === 1 ? 'puzzle' : 'puzzles'} on ${daysIn(recap)}`}
      drink={null}
      label={`A picture of your ${span.kind}: ${puzzlesIn(recap)} on ${daysIn(recap)}`}
    >
      {recap.parts.map((plays, part) => (
        <g key={parts[part]} transform={`translate(${part * width} 0)`}>
          {span.kind === 'week' ? (
            plays.map(({ definition, id }, row) => (
              <g key={`${definition.id}/${id}`} className={definition.hue}>
                <rect
                  x={(width - square) / 2}
                  y={COLUMN - (row + 1) * (square + 2)}
                  width={square}
                  height={square}
                  rx={square / 5}
                  fill="var(--hue)"
                />
              </g>
            ))
          ) : (
            <rect
              x="5"
              y={COLUMN - (COLUMN * plays.length) / most}
              width={width - 10}
              height={(COLUMN * plays.length) / most}
              rx="8"
              fill="var(--color-accent)"
            />
          )}
          <text
            x={width / 2}
            y="384"
            fontSize="28"
            textAnchor="middle"
            fill="var(--color-soft)"
            style={DISPLAY}
          >
            {span.kind === 'week'
              ? weekdayLetter(parts[part]!)
              : monthName(parts[part]!.slice(0, 7) as `${number}-${number}`).charAt(0)}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}
