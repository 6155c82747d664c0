/** The tray of all names to place on the tree, unplaced ones first. */
import { ArrowDownFromLine, Check, Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, useEffect } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { useHandler } from '../../../ui/useHandler.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { useScrollEdges } from '../../../ui/useScrollEdges.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import type { Sex } from '../rules/kinship.ts';
import { plateOf } from '../rules/rules.ts';
import { trayOrder } from './trayOrder.ts';
import type { BoardInPlay } from './useBoard.ts';
import { hintWords, nameLabel } from './words.ts';

/**
 * Up to this many names in the tray, as in the example of the rules, need no second row on a phone.
 */
const FEW_NAMES = 6;

/** Width of the tray's edges where names fade out, in px; tray.css repeats it. */
const FADE = 32;

export interface TrayProps {
  readonly play: BoardInPlay;
  /** Whether some names may be out of view; names of the chosen plate's sex then come first. */
  readonly narrow: boolean;
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

export function Tray({ play, narrow }: TrayProps) {
  const { board, state, locked, held, stops, drag } = play;
  const { selection, pencil } = held;
  const { tray } = stops;
  const { hinted, spoken: said } = play.mentions;
  // Names of the other sex than the chosen plate's cannot go there.
  const wanted = selection.plate === null ? null : board.plates[selection.plate]!.sex;
  const first = narrow ? wanted : null;
  const order = trayOrder(board, state, first);
  const onTap = useHandler(play.taps.onName);
  const onPress = useHandler(
    (event: PointerEvent<HTMLElement>, name: number) => !locked && drag.begin(event, name, true),
  );
  const onFocus = useHandler(stops.name.follow);
  const stop = order.includes(stops.name.drawn) ? stops.name.drawn : order[0];

  useEffect(() => {
    if (first !== null) tray.current?.scrollTo({ left: 0 });
  }, [first, tray]);

  useScrollEdges(tray, state);

  // Scroll the name that a hint is about into view, within the tray's row only.
  const sought =
    [...hinted.names].find(([, role]) => role === 'target')?.[0] ?? [...hinted.names.keys()][0];
  useEffect(() => {
    const slip = tray.current?.querySelector<HTMLElement>(`[data-name="${sought}"]`);
    if (slip) scrollTo(slip);
  }, [sought, tray]);

  // Scroll the tray to the names that the selected clue mentions.
  const spoken = [...said.names].join(' ');
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
          className={cx('rf-tool', pencil && 'rf-tool-on')}
          disabled={locked}
          aria-pressed={pencil}
          onPress={held.togglePencil}
        >
          <Pencil size={18} aria-hidden />
          <span>Pencil</span>
        </PressButton>
        <PressButton
          className="rf-tool"
          disabled={locked || !held.canPutBack}
          onPress={() => held.putBack()}
        >
          <ArrowDownFromLine size={18} aria-hidden />
          <span>Return to tray</span>
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
            label={[nameLabel(board, state, name), hintWords(hinted.names.get(name))]
              .filter((words) => words !== '')
              .join('. ')}
            placed={plateOf(state, name) !== null}
            held={selection.name === name}
            hinted={hinted.names.get(name)}
            spoken={said.names.has(name)}
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

interface SlipProps {
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
  readonly locked: boolean;
  readonly isStop: boolean;
  onTap(press: Press, name: number): void;
  onPress(event: PointerEvent<HTMLElement>, name: number): void;
  onFocus(name: number): void;
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
