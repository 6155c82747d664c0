/** The tray of all names to place on the tree, unplaced ones first. */
import { ArrowDownFromLine, Check, Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useEffect } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { useHandler } from '../../../ui/useHandler.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { useScrollEdges } from '../../../ui/useScrollEdges.ts';
import type { Sex } from '../rules/kinship.ts';
import { plateOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import type { HintRole, Roles } from './mentions.ts';
import { hintWords, nameLabel } from './words.ts';

/**
 * Up to this many names in the tray, as in the example of the rules, need no second row on a phone.
 */
const FEW_NAMES = 6;

/** Width of the tray's edges where names fade out, in px; tray.css repeats it. */
const FADE = 32;

export interface TrayProps {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  readonly held: number | null;
  readonly hinted: Roles;
  readonly spoken: ReadonlySet<number>;
  /** The sex of the chosen plate, if any; names of the other sex cannot go there. */
  readonly wanted: Sex | null;
  /** Whether some names may be out of view; names of the chosen plate's sex then come first. */
  readonly narrow: boolean;
  readonly pencil: boolean;
  readonly canPutBack: boolean;
  /** The element that holds the tray's names, for moving the focus. */
  readonly tray: RefObject<HTMLDivElement | null>;
  readonly tabStop: number;
  onTap(press: Press, name: number): void;
  onPress(event: PointerEvent<HTMLElement>, name: number): void;
  onFocus(name: number): void;
  onPencil(): void;
  onPutBack(): void;
}

/**
 * The tray's order of names: those of the sex `first`, then those of the other sex; within each
 * sex, unplaced names first.
 */
export function trayOrder(board: Board, state: State, first: Sex | null = null): readonly number[] {
  const rank = (name: number) =>
    2 * Number(first !== null && board.names[name]!.sex !== first) +
    Number(plateOf(state, name) !== null);
  return [...board.names.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
}

/**
 * Scrolls the tray's row until the slips with these names are clear of its fading edges. If the
 * slips are too far apart for that, only the leftmost is sure to be clear of them.
 */
function scrollTo(...slips: readonly HTMLElement[]): void {
  const row = slips[0]?.parentElement;
  if (!row) return;
  const all = row.getBoundingClientRect();
  const boxes = slips.map((slip) => slip.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  if (left >= all.left + FADE && right <= all.right - FADE) return;
  const isTooWide = right - left > all.width - 2 * FADE;
  row.scrollLeft += isTooWide ? left - all.left - FADE : (left + right - all.left - all.right) / 2;
}

export function Tray(props: TrayProps) {
  const { board, state, locked, wanted, tray, narrow } = props;
  const first = narrow ? wanted : null;
  const order = trayOrder(board, state, first);
  const onTap = useHandler(props.onTap);
  const onPress = useHandler(props.onPress);
  const onFocus = useHandler(props.onFocus);
  const stop = order.includes(props.tabStop) ? props.tabStop : order[0];

  useEffect(() => {
    if (first !== null) tray.current?.scrollTo({ left: 0 });
  }, [first, tray]);

  useScrollEdges(tray, state);

  // Scroll the name that a hint is about into view, within the tray's row only.
  const sought =
    [...props.hinted].find(([, role]) => role === 'target')?.[0] ?? [...props.hinted.keys()][0];
  useEffect(() => {
    const slip = tray.current?.querySelector<HTMLElement>(`[data-name="${sought}"]`);
    if (slip) scrollTo(slip);
  }, [sought, tray]);

  // Scroll the tray to the names that the selected clue mentions.
  const spoken = [...props.spoken].join(' ');
  useEffect(() => {
    const slips = spoken === '' ? [] : spoken.split(' ');
    scrollTo(
      ...slips.flatMap(
        (name) => tray.current?.querySelector<HTMLElement>(`[data-name="${name}"]`) ?? [],
      ),
    );
  }, [spoken, tray]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    // Keep an arrow key from scrolling the tray's row away from the focused name.
    event.preventDefault();
    const all = [...currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[(at + step + all.length) % all.length];
    if (!next) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    scrollTo(next);
  }

  return (
    <div className="rf-tray no-print">
      <div className="rf-tools">
        <PressButton
          className={cx('rf-tool', props.pencil && 'rf-tool-on')}
          disabled={locked}
          aria-pressed={props.pencil}
          onPress={props.onPencil}
        >
          <Pencil size={18} aria-hidden />
          <span>Pencil</span>
        </PressButton>
        <PressButton
          className="rf-tool"
          disabled={locked || !props.canPutBack}
          onPress={props.onPutBack}
        >
          <ArrowDownFromLine size={18} aria-hidden />
          <span>Put back</span>
        </PressButton>
      </div>
      <div
        ref={tray}
        role="toolbar"
        aria-label="Names"
        className={cx('rf-names', order.length > FEW_NAMES && 'rf-names-many')}
        onKeyDown={onKeyDown}
      >
        {order.map((name) => (
          <Slip
            key={name}
            name={name}
            text={board.names[name]!.name}
            sex={board.names[name]!.sex}
            label={[nameLabel(board, state, name), hintWords(props.hinted.get(name))]
              .filter((words) => words !== '')
              .join('. ')}
            placed={plateOf(state, name) !== null}
            held={props.held === name}
            hinted={props.hinted.get(name)}
            spoken={props.spoken.has(name)}
            unfit={wanted !== null && wanted !== board.names[name]!.sex}
            locked={locked}
            isStop={name === stop}
            onTap={onTap}
            onPress={onPress}
            onFocus={onFocus}
          />
        ))}
      </div>
    </div>
  );
}

interface SlipProps extends Pick<TrayProps, 'locked' | 'onTap' | 'onPress' | 'onFocus'> {
  readonly name: number;
  readonly text: string;
  readonly sex: Sex;
  /** The name's text for screen readers. */
  readonly label: string;
  readonly placed: boolean;
  readonly held: boolean;
  readonly hinted: HintRole | undefined;
  readonly spoken: boolean;
  /** Whether the chosen plate has the other sex than the name. */
  readonly unfit: boolean;
  readonly isStop: boolean;
}

/** A slip of paper in the tray with a name on it. */
const Slip = memo(function Slip(props: SlipProps) {
  const { name, text, sex, placed } = props;
  const press = usePress((made) => props.onTap(made, name));
  return (
    <button
      type="button"
      data-name={name}
      // Mark the hint's name in the tray as evidence only: the target is the plate in the tree, and
      // the hint's text has the name.
      data-hint={props.hinted && 'evidence'}
      className={cx(
        'rf-slip',
        sex === 'f' && 'rf-woman',
        placed && 'rf-slip-placed',
        props.held && 'rf-slip-held',
        props.spoken && 'rf-spoken',
        props.unfit && 'rf-unfit',
      )}
      disabled={props.locked}
      aria-label={props.label}
      aria-pressed={props.held}
      tabIndex={props.isStop ? 0 : -1}
      onClick={press.onClick}
      onPointerDown={(event) => {
        press.onPointerDown(event);
        props.onPress(event, name);
      }}
      onFocus={() => props.onFocus(name)}
    >
      {placed && <Check className="rf-sign" size={13} aria-hidden />}
      <span>{text}</span>
    </button>
  );
});
