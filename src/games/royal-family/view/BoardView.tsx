/** Royal Family on the screen: the tree, the names, the clues. */
import {
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { useRefusal } from '../../../ui/useRefusal.ts';
import type { BoardViewProps } from '../../view.ts';
import { layoutOf } from '../layout.ts';
import { plateOf } from '../rules.ts';
import { treeOf } from '../tree.ts';
import type { Board, Focus, Move, State } from '../types.ts';
import { CluePart, SIDEWAYS } from './CluePart.tsx';
import { Ending } from './Ending.tsx';
import { FlyingName } from './FlyingName.tsx';
import { mentionsOf } from './mentions.ts';
import { commonWidth } from './nameWidth.ts';
import { PaperLists } from './PaperLists.tsx';
import { Plate } from './Plate.tsx';
import { Tray, trayOrder } from './Tray.tsx';
import { type TreeHandle, TreeView } from './TreeView.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useNameDrag } from './useNameDrag.ts';
import { useRefocus } from './useRefocus.ts';
import { useSelection } from './useSelection.ts';
import { useVerdict } from './useVerdict.ts';
import { stepTo } from './walk.ts';
import { marksOn, plateLabel } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

export function BoardView(props: Props) {
  const { board, state, status, focus, preferences, onMove, announce } = props;
  const locked = props.locked || status !== 'playing';
  const wide = useMedia(WIDE);
  const sideways = useMedia(SIDEWAYS);
  const tree = treeOf(board);
  const layout = useMemo(() => layoutOf(board), [board]);
  const handle = useRef<TreeHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(handle, tray);
  const [cursor, setCursor] = useState(board.monarch);
  const [trayStop, setTrayStop] = useState(0);
  const [flying, setFlying] = useState<number | null>(null);
  const [below, setBelow] = useState<number | null>(null);
  const [listOpen, setListOpen] = useState(false);
  const [lookedAt, setLookedAt] = useState<{ clue: number; verdict: string } | null>(null);
  const { refusal, refuse } = useRefusal(announce);
  const held = useSelection({ board, state, locked, onMove, announce, onRefused: refuse });
  const { selection } = held;

  const verdict = useVerdict(board, state, preferences.markConflicts, announce);
  // A new verdict stands where the clue was shown.
  const looked = lookedAt?.verdict === verdict.summary ? lookedAt.clue : null;

  const drag = useNameDrag({
    slip,
    onStart(name) {
      setListOpen(false);
      held.letGo();
      setFlying(name);
    },
    onOver: setBelow,
    onDrop(name, plate) {
      const from = plateOf(state, name);
      if (plate !== null && plate !== from) held.place(plate, name);
      else if (plate === null && from !== null) held.putBack(from);
    },
    onEnd() {
      setFlying(null);
      setBelow(null);
    },
  });
  // The slip has just been drawn, and has to be where the pointer is.
  useLayoutEffect(() => drag.refresh());

  const { hinted, spoken } = mentionsOf(board, state, focus, looked);
  const handSex = selection.name === null ? null : board.names[selection.name]!.sex;
  const wantedSex = selection.plate === null ? null : board.plates[selection.plate]!.sex;

  function onPlate(event: MouseEvent, plate: number) {
    if (drag.isEndOfDrag(event)) return;
    setCursor(plate);
    const wasHolding = selection.name !== null;
    const written = held.tapPlate(plate);
    // By keys, the next step is at the other place: choose a name, or the next plate.
    if (event.detail !== 0) return;
    if (!written && !wasHolding && state.placed[plate] === null && selection.plate !== plate) {
      const { sex } = board.plates[plate]!;
      const name = trayOrder(board, state).find((one) => board.names[one]!.sex === sex);
      if (name !== undefined) refocus.current = { name };
    } else refocus.current = { plate };
  }

  function onName(event: MouseEvent, name: number) {
    if (drag.isEndOfDrag(event)) return;
    setTrayStop(name);
    // The list would hide where it is to go.
    setListOpen(false);
    const { plate } = selection;
    const written = held.tapName(name);
    if (event.detail !== 0 || locked) return;
    if (plate !== null) {
      if (written && !held.pencil) refocus.current = { plate };
    } else if (selection.name !== name) refocus.current = { plate: cursor };
  }

  function onLook(event: MouseEvent, clue: number) {
    setLookedAt(looked === clue ? null : { clue, verdict: verdict.summary });
    // The clue stands on the bar then, and whom it is about is in view. By keys, and read aloud, one
    // goes on in the list.
    if (looked !== clue && event.detail !== 0) setListOpen(false);
  }

  function onTreeKey(event: KeyboardEvent) {
    // Those are the browser’s: Alt and an arrow goes back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      const next = stepTo(tree, layout, cursor, event.key);
      if (next === null) return;
      setCursor(next);
      refocus.current = { plate: next };
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && !locked) {
      event.preventDefault();
      held.putBack(cursor);
    }
  }

  useBoardKeys({
    keys: props.keys,
    locked,
    isOwn: (element) =>
      (handle.current?.contains(element) || tray.current?.contains(element)) ?? false,
    onPencil: held.togglePencil,
    onLetGo() {
      const chosen = selection.name !== null || selection.plate !== null;
      if (!drag.cancel() && !chosen) return false;
      if (tray.current?.contains(document.activeElement)) refocus.current = { plate: cursor };
      held.letGo();
      announce('Let go.');
      return true;
    },
  });

  const notice = refusal ? (
    <p key={refusal.number} className="rf-notice no-print" aria-hidden="true">
      {refusal.why}
    </p>
  ) : null;

  const names = (
    <Tray
      board={board}
      state={state}
      locked={locked}
      held={selection.name}
      hinted={hinted.names}
      spoken={spoken.names}
      wanted={wantedSex}
      narrow={!wide}
      pencil={held.pencil}
      canPutBack={held.canPutBack}
      tray={tray}
      tabStop={trayStop}
      onTap={onName}
      onPress={(event, name) => !locked && drag.begin(event, name, true)}
      onFocus={setTrayStop}
      onPencil={held.togglePencil}
      onPutBack={() => held.putBack()}
    />
  );

  const flyingName = flying === null ? undefined : board.names[flying];
  const boardPart = (
    <div ref={root} className="rf-board">
      <TreeView
        house={board.house}
        layout={layout}
        label={`Family tree of the House of ${board.house}. Arrow keys go to parents, children and whoever stands beside.`}
        nameWidth={commonWidth(board.names)}
        handle={handle}
        onKeyDown={onTreeKey}
        notice={notice}
      >
        {(zoomedIn) =>
          board.plates.map((facts, plate) => {
            const name = state.placed[plate] ?? null;
            return (
              <Plate
                // biome-ignore lint/suspicious/noArrayIndexKey: plates are known by their place
                key={plate}
                plate={plate}
                facts={facts}
                x={layout.plates[plate]!.x}
                y={layout.plates[plate]!.y}
                crowned={plate === board.monarch}
                name={name === null ? '' : board.names[name]!.name}
                marks={marksOn(board, state, plate)}
                label={plateLabel(board, state, plate)}
                chosen={selection.plate === plate || (name !== null && selection.name === name)}
                below={below === plate && flyingName?.sex === facts.sex}
                hinted={hinted.plates.has(plate)}
                spoken={spoken.plates.has(plate)}
                unfit={(flyingName?.sex ?? handSex ?? facts.sex) !== facts.sex}
                away={name !== null && flying === name}
                grip={name !== null && !locked && (!zoomedIn || selection.name === name)}
                tabStop={cursor === plate}
                onTap={onPlate}
                onPress={(event) => {
                  if (event.currentTarget.dataset.grip && name !== null) drag.begin(event, name);
                }}
                onFocus={setCursor}
              />
            );
          })
        }
      </TreeView>
      {wide && status === 'playing' && names}
      {status === 'playing' && <PaperLists board={board} />}
      {flyingName && (
        <FlyingName
          name={flyingName}
          slip={slip}
          home={root.current?.closest('dialog') ?? document.body}
        />
      )}
    </div>
  );

  const controls = (
    <div className="rf-controls">
      {sideways && names}
      <CluePart
        board={board}
        state={state}
        locked={locked}
        broken={verdict.marked}
        hinted={hinted.clues}
        looked={looked}
        onTick={(clue) => onMove({ type: 'tick', clue })}
        onLook={onLook}
        open={listOpen}
        verdict={verdict.summary}
        onToggle={setListOpen}
      />
      {!wide && !sideways && names}
    </div>
  );

  return props.children({
    board: boardPart,
    controls,
    ...(status === 'won' && { ending: <Ending board={board} state={state} /> }),
  });
}
