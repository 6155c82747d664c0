/** Royal Family on the screen: the tree, the names, the clues. */
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { BoardViewProps } from '../../view.ts';
import { termsOf } from '../clues/kinds.ts';
import { layoutOf } from '../layout.ts';
import { brokenClues, isFullButWrong, plateOf } from '../rules.ts';
import { treeOf } from '../tree.ts';
import type { Board, Focus, Move, State } from '../types.ts';
import { ClueList } from './ClueList.tsx';
import { Ending } from './Ending.tsx';
import { PaperLists } from './PaperLists.tsx';
import { Plate } from './Plate.tsx';
import { SexSign } from './SexSign.tsx';
import { Tray, trayOrder } from './Tray.tsx';
import { type TreeHandle, TreeView } from './TreeView.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useNameDrag } from './useNameDrag.ts';
import { useRefusal } from './useRefusal.ts';
import { useSelection } from './useSelection.ts';
import { stepTo } from './walk.ts';
import { brokenWords, marksOn, plateLabel } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

/** So few clues, as in the example, need no sheet to slide up. */
const FEW_CLUES = 3;

export function BoardView(props: Props) {
  const { board, state, status, focus, preferences, onMove, announce } = props;
  const locked = props.locked || status !== 'playing';
  const wide = useMedia(WIDE);
  const tree = treeOf(board);
  const layout = useMemo(() => layoutOf(board), [board]);
  const handle = useRef<TreeHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  /** Where the focus is to go once all is drawn. */
  const refocus = useRef<{ readonly plate: number } | { readonly name: number } | null>(null);
  const [cursor, setCursor] = useState(board.monarch);
  const [trayStop, setTrayStop] = useState(0);
  const [flying, setFlying] = useState<number | null>(null);
  const [below, setBelow] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const { refusal, refuse } = useRefusal(announce);
  const held = useSelection({ board, state, locked, onMove, announce, onRefused: refuse });
  const { selection } = held;

  const broken = useMemo(() => brokenClues(board, state), [board, state]);
  const brokenList = broken.flatMap((isBroken, clue) => (isBroken ? [clue] : []));
  const wrong = isFullButWrong(board, state);
  const marked = preferences.markConflicts ? broken : [];

  const verdict = !wrong
    ? ''
    : preferences.markConflicts
      ? `Everyone has a place, but something is amiss. ${brokenWords(brokenList)}.`
      : 'Everyone has a place, but not every clue holds yet.';
  const said = useRef({ verdict: '', broken: marked });
  useEffect(() => {
    const before = said.current;
    said.current = { verdict, broken: marked };
    if (verdict !== '' && before.verdict !== verdict) return announce(verdict);
    const fresh = marked.flatMap((is, clue) => (is && !before.broken[clue] ? [clue] : []));
    if (fresh.length > 0) announce(`${brokenWords(fresh)} now.`);
  });

  const drag = useNameDrag({
    slip,
    onStart(name) {
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

  useEffect(() => {
    const target = refocus.current;
    refocus.current = null;
    if (!target) return;
    if ('plate' in target) handle.current?.focus(target.plate);
    else tray.current?.querySelector<HTMLElement>(`[data-name="${target.name}"]`)?.focus();
  });

  const lookedTerms = new Set(looked === null ? [] : termsOf(board.clues[looked]!));
  const spokenNames = new Set(
    [...board.names.keys()].filter((name) => lookedTerms.has(board.names[name]!.name)),
  );
  const isSpoken = (plate: number) =>
    lookedTerms.has(board.plates[plate]!.title) || spokenNames.has(state.placed[plate] ?? -1);
  const hinted = (kind: 'plate' | 'name' | 'clue') =>
    new Set(focus.flatMap((one) => (kind in one ? [(one as Record<string, number>)[kind]!] : [])));
  const [hintedPlates, hintedNames, hintedClues] = [
    hinted('plate'),
    hinted('name'),
    hinted('clue'),
  ];
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
    const { plate } = selection;
    const written = held.tapName(name);
    if (event.detail !== 0 || locked) return;
    if (plate !== null) {
      if (written && !held.pencil) refocus.current = { plate };
    } else if (selection.name !== name) refocus.current = { plate: cursor };
  }

  function onTreeKey(event: KeyboardEvent) {
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
  ) : verdict ? (
    <p className="rf-notice rf-verdict no-print">{verdict}</p>
  ) : null;

  const names = (
    <Tray
      board={board}
      state={state}
      locked={locked}
      held={selection.name}
      hinted={hintedNames}
      spoken={spokenNames}
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
                hinted={hintedPlates.has(plate)}
                spoken={isSpoken(plate)}
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
      {flyingName &&
        createPortal(
          <div ref={slip} className="rf-flying" aria-hidden="true">
            <span className={flyingName.sex === 'f' ? 'rf-slip rf-woman' : 'rf-slip'}>
              <SexSign sex={flyingName.sex} />
              {flyingName.name}
            </span>
          </div>,
          root.current?.closest('dialog') ?? document.body,
        )}
    </div>
  );

  const clues = (
    <ClueList
      board={board}
      state={state}
      locked={locked}
      broken={marked}
      hinted={hintedClues}
      looked={looked}
      onTick={(clue) => onMove({ type: 'tick', clue })}
      onLook={(clue) => setLooked(looked === clue ? null : clue)}
    />
  );
  const ticked = state.ticked.filter(Boolean).length;
  const few = board.clues.length <= FEW_CLUES;

  const controls = (
    <div className="rf-controls">
      {few ? (
        clues
      ) : (
        <Sheet
          title="Clues"
          summary={`${ticked} of ${board.clues.length} ticked off`}
          open={open}
          onToggle={setOpen}
        >
          {clues}
        </Sheet>
      )}
      {!wide && names}
    </div>
  );

  return props.children({
    board: boardPart,
    controls,
    ...(status === 'won' && { ending: <Ending board={board} state={state} /> }),
  });
}
