/**
 * A plate of the family tree, the place for a name: rounded for women, squared for men, with a
 * crown for the monarch.
 */
import { Crown } from 'lucide-react';
import { type CSSProperties, memo, type PointerEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import type { Plate as PlateFacts } from '../rules/types.ts';
import { Marks } from './Marks.tsx';
import { widthOf } from './nameWidth.ts';
import { SexSign } from './SexSign.tsx';
import type { Note } from './words.ts';

export interface PlateProps {
  readonly plate: number;
  readonly facts: PlateFacts;
  readonly x: number;
  readonly y: number;
  readonly crowned: boolean;
  /** The name placed on the plate; empty while there is none. */
  readonly name: string;
  readonly notes: readonly Note[];
  /** The plate's text for screen readers. */
  readonly label: string;
  readonly chosen: boolean;
  /** Whether a dragged name is over the plate. */
  readonly below: boolean;
  readonly hinted: HintRole | undefined;
  /** Whether the selected clue mentions the plate's title or its name. */
  readonly spoken: boolean;
  /** Whether the name that the player holds has the other sex than the plate. */
  readonly unfit: boolean;
  readonly away: boolean;
  /** Whether dragging the plate moves its name instead of the tree. */
  readonly grip: boolean;
  readonly tabStop: boolean;
  onTap(press: Press, plate: number): void;
  onPress(event: PointerEvent<HTMLElement>, plate: number): void;
  onFocus(plate: number): void;
}

const wordsOf = ({ notes }: PlateProps) => notes.map(({ name, kind }) => name + kind).join();

/**
 * Whether a plate's props are equal; compares its notes by content, since each render creates a new
 * array.
 */
function isSamePlate(before: PlateProps, now: PlateProps): boolean {
  return (
    wordsOf(before) === wordsOf(now) &&
    (Object.keys(now) as (keyof PlateProps)[]).every(
      (key) => key === 'notes' || before[key] === now[key],
    )
  );
}

/** A plate; memoised, since a move changes only one or two of them. */
export const Plate = memo(function Plate(props: PlateProps) {
  const { plate, facts, name, notes } = props;
  const press = usePress((made) => props.onTap(made, plate));
  return (
    <button
      type="button"
      data-plate={plate}
      data-grip={props.grip || undefined}
      data-hint={props.hinted}
      className={cx(
        'rf-plate',
        facts.sex === 'f' && 'rf-woman',
        name !== '' && 'rf-placed',
        props.chosen && 'rf-chosen',
        props.below && 'rf-below',
        notes[0]?.kind === 'by the hint' && 'rf-out',
        props.spoken && 'rf-spoken',
        props.unfit && 'rf-unfit',
        props.away && 'rf-away',
      )}
      style={{ '--x': props.x, '--y': props.y, '--ems': widthOf(name) } as CSSProperties}
      aria-label={props.label}
      aria-pressed={props.chosen}
      tabIndex={props.tabStop ? 0 : -1}
      onClick={press.onClick}
      onPointerDown={(event) => {
        press.onPointerDown(event);
        props.onPress(event, plate);
      }}
      onFocus={() => props.onFocus(plate)}
    >
      {props.crowned && <Crown className="rf-crown" size={18} aria-hidden />}
      <span className="rf-year">
        <SexSign sex={facts.sex} />
        <span>{facts.born}</span>
      </span>
      {name !== '' ? (
        <span className="rf-name">{name}</span>
      ) : notes.length > 0 ? (
        <>
          <Marks notes={notes} />
          <span className="rf-blank print-only" />
        </>
      ) : (
        <span className="rf-blank" />
      )}
      <span className="rf-title">
        <span className="rf-title-full">{facts.title}</span>
        <span className="rf-title-short">{facts.title.split(' ')[0]}</span>
      </span>
    </button>
  );
}, isSamePlate);
