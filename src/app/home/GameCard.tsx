/**
 * Card of a game on the home page with its current board; the whole card is a link to the puzzle.
 */

import { idFor } from '../../daily/numbering.ts';
import type { Streak } from '../../daily/streak.ts';
import type { Definition } from '../../games/contract/definition.ts';
import { capital } from '../../lib/capital.ts';
import type { ProgressRow } from '../../storage/entities.ts';
import { Beans } from '../../ui/Beans.tsx';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { cx } from '../../ui/cx.ts';
import { Drink } from '../../ui/Drink.tsx';
import { spokenFigure } from '../../ui/figures.ts';
import { menuWords } from '../../ui/menuWords.ts';
import { Link } from '../page/Link.tsx';
import { minutesFor, ownMinutes } from '../records/minutes.ts';
import { titleOf } from '../records/nextToPlay.ts';
import { ResultMark } from '../records/ResultMark.tsx';
import type { GameRecord, RecordProps } from '../records/records.ts';
import { useStreak } from '../records/streaks.ts';
import { cardSize } from './grid.ts';
import type { CardPreview } from './useCardPreviews.ts';

export interface GameCardProps extends RecordProps {
  /** The current puzzle, or the one before if the player hasn't finished it. */
  readonly id: string;
  /** The card spans both columns on a desktop. */
  readonly wide: boolean;
  /** This is the next game to play: only its button is highlighted. */
  readonly next: boolean;
  /** The picture of the game's current board; null until it is known. */
  readonly preview: CardPreview | null;
}

export function GameCard({ record, id, today, wide, next, ...props }: GameCardProps) {
  const { definition } = record;
  const isCurrent = id === idFor(definition.schedule, today);
  const preview = isCurrent ? props.preview : null;
  const title = titleOf({ record, id }, today);
  const streak = useStreak(record, today);
  const result = record.results.get(id);
  const begun = record.progress.get(id);
  const heading = `card-${definition.id}${isCurrent ? '' : '-left'}`;
  const fill = result ? 1 : (begun?.progress ?? 0);
  const isHeld = !begun && record.excused.get(id) === 'held';
  const action = begun ? 'Continue' : isHeld ? 'See why' : 'Play';

  return (
    <section
      aria-labelledby={heading}
      className={cx(
        definition.hue,
        'relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-2 pr-3 lg:p-2.5 lg:gap-x-3.5 lg:pr-4 transition-colors duration-150 hover:border-edge',
        cardSize(wide),
        wide && 'lg:gap-x-6 lg:p-5 lg:pr-6',
      )}
    >
      <Tile
        record={record}
        preview={isHeld ? null : preview}
        isSealed={!begun && !result}
        fill={fill}
        wide={wide}
      />
      <div className="min-w-0 flex-[1_1_7rem]">
        <h2
          id={heading}
          className={cx(
            'flex items-center gap-1.5 text-[min(1.125rem,10vw)]',
            wide && 'lg:gap-2.5 lg:text-2xl',
          )}
        >
          <span>{capital(title)}</span>
          {/* The game's drink is hidden on a narrow phone for a started game, whose button is
              longer and has the board beside it. */}
          <span className={cx('shrink-0 text-hue', begun && !result && 'max-[26rem]:hidden')}>
            <Drink drink={definition.drink} size={20} fill={fill} />
          </span>
        </h2>
        <p className="text-sm leading-snug text-soft lg:text-[0.9375rem]">
          {wordsOf(record, id, streak)}
        </p>
        {isCurrent && !result && !isHeld && <Effort record={record} id={id} preview={preview} />}
      </div>
      {result ? (
        <Link
          to={`/${definition.id}/${id}`}
          aria-label={`${definition.title}: ${
            definition.results.isWin(result.result) ? 'finished in' : 'finished,'
          } ${spokenFigure(definition.measure, definition.results.rank(result.result))}`}
          className="after:absolute after:inset-0 after:rounded-card inline-flex min-h-11 items-center gap-1.5 text-lg font-semibold text-hue"
        >
          <ResultMark record={record} result={result.result} size={20} />
        </Link>
      ) : (
        <Link
          to={`/${definition.id}/${id}`}
          aria-label={isHeld ? `${definition.title}: see why` : `${action} ${title}`}
          className={cx(
            'after:absolute after:inset-0 after:rounded-card max-lg:px-4 max-lg:text-sm',
            next ? button.primary : button.secondary,
          )}
        >
          {action}
        </Link>
      )}
    </section>
  );
}

/**
 * The card's picture: the current board, or the game's drink until the board is rendered and where
 * it is unknown.
 */
function Tile({
  record: { definition },
  preview,
  isSealed,
  fill,
  wide,
}: Pick<GameCardProps, 'record' | 'preview' | 'wide'> & {
  readonly isSealed: boolean;
  readonly fill: number;
}) {
  return (
    <span
      className={cx(
        'grid size-15 shrink-0 place-items-center overflow-hidden rounded-xl bg-hue-wash text-hue',
        wide ? 'lg:size-28' : 'lg:size-18',
      )}
    >
      {preview && preview.state !== null ? (
        <span className="miniature grid size-full *:size-full" data-miniature>
          <preview.Miniature board={preview.board} state={preview.state} isSealed={isSealed} />
        </span>
      ) : (
        <Drink drink={definition.drink} size={wide ? 36 : 28} fill={fill} />
      )}
    </span>
  );
}

const EXCUSES = {
  held: 'We’re checking this puzzle. Your streak is safe.',
  withdrawn: 'Withdrawn. Your streak is safe.',
} as const;

function wordsOf(record: GameRecord, id: string, streak: Streak): string {
  const { definition } = record;
  const result = record.results.get(id);
  const begun = record.progress.get(id);
  if (begun && !result) return begunWords(definition, begun);
  const excuse = record.excused.get(id);
  if (!result && excuse && excuse !== 'was-unavailable') return EXCUSES[excuse];
  if (!result) return definition.tagline;
  if (!definition.results.isWin(result.result)) return 'Not solved this time.';
  const { now, unit } = cadenceWords(definition.schedule);
  return streak.current > 1 ? `${streak.current}-${unit} streak.` : `Done for ${now}.`;
}

/** How far the player is, and that the game comes from another device, or was played apart there. */
function begunWords({ begun }: GameRecord['definition'], row: ProgressRow): string {
  if (row.isForked) return 'You have two versions of this game. Choose one.';
  return row.elsewhere
    ? `${begun(row.progress)}, last played on another device`
    : begun(row.progress);
}

/**
 * The puzzle's difficulty and expected duration, once known: an estimate without the board would
 * change while being read.
 */
function Effort({
  record,
  id,
  preview,
}: Pick<GameCardProps, 'record' | 'preview'> & { readonly id: string }) {
  const beans = preview?.beans ?? null;
  const minutes = preview ? minutesFor(record, id, beans) : ownMinutes(record, id);
  const { menu }: Definition = record.definition;
  const week = menuWords(menu, id);
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-2.5 text-sm text-soft">
      {minutes !== null && <span className="whitespace-nowrap">{`${minutes} min`}</span>}
      {beans !== null && <Beans count={beans} />}
      {week && <span>{week.now}</span>}
    </p>
  );
}
