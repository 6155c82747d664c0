/**
 * The family tree in its window on the page, which can be panned and zoomed, with the name of the
 * house above it.
 */
import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useImperativeHandle, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type GestureTarget, pressKey, zoomStep } from '../../../ui/gestureTarget.ts';
import type { Camera } from './camera.ts';
import { Lines } from './Lines.tsx';
import { commonWidth } from './nameWidth.ts';
import type { BoardInPlay } from './useBoard.ts';
import { useKeptHeight } from './useKeptHeight.ts';
import { useTreeCamera } from './useTreeCamera.ts';

export interface TreeViewProps {
  readonly play: BoardInPlay;
  /** Renders the tree's plates; `zoomedIn` is true while part of the tree is out of view. */
  readonly children: (zoomedIn: boolean) => ReactNode;
}

const STEP = 1.5;

function Zooms({ target }: { readonly target: GestureTarget<Camera> }) {
  const buttons = [
    { label: 'Zoom out', Icon: Minus, size: 18, press: () => zoomStep(target, 1 / STEP) },
    { label: 'Zoom in', Icon: Plus, size: 18, press: () => zoomStep(target, STEP) },
    {
      label: 'Show the whole tree',
      Icon: Maximize,
      size: 17,
      press: () => target.glide(target.whole()),
    },
  ];
  return (
    <div className="rf-zooms zooms no-print">
      {buttons.map(({ label, Icon, size, press }) => (
        <button key={label} type="button" aria-label={label} onClick={press}>
          <Icon size={size} aria-hidden />
        </button>
      ))}
    </div>
  );
}

export function TreeView({ play, children }: TreeViewProps) {
  const { board, state, layout, refusal } = play;
  const { house, names, plates } = board;
  const frame = useRef<HTMLDivElement>(null);
  const kept = useKeptHeight(frame, state);
  const surface = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { target, zoomedIn, show } = useTreeCamera(layout, surface, tree);

  useImperativeHandle(play.stops.tree, () => ({
    show,
    focus(plate) {
      show([plate]);
      tree.current
        ?.querySelector<HTMLElement>(`[data-plate="${plate}"]`)
        ?.focus({ preventScroll: true });
    },
    contains: (element) => surface.current?.contains(element) ?? false,
    surface: () => surface.current,
  }));

  return (
    <div
      ref={frame}
      // Once the game is over, the whole tree gets room from top to bottom.
      className={cx(
        'rf-frame',
        kept !== null && 'rf-frame-kept',
        !play.isPlaying && 'rf-frame-over',
      )}
      style={
        {
          '--rf-height': layout.height,
          ...(kept !== null && { height: kept }),
        } as CSSProperties
      }
    >
      <div className="rf-head">
        <p className="rf-house">
          <span className="rf-house-of">House of</span>
          <span>{` ${house}`}</span>
          <span className="rf-count no-print">
            {`${state.placed.filter((name) => name !== null).length} of ${plates.length} placed`}
          </span>
        </p>
        <Zooms target={target} />
      </div>
      <div
        ref={surface}
        role="group"
        aria-label={`Family tree of the House of ${house}. Use the arrow keys to move to parents, children and neighbours.`}
        className="rf-surface"
        data-pinch
        onKeyDown={(event) => {
          // Arrow keys move the focus from plate to plate of the tree, so they must not pan it.
          const isZoom = !event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey;
          if (isZoom && pressKey(target, event.key)) event.preventDefault();
          else play.onTreeKey(event);
        }}
      >
        <div
          ref={tree}
          className="rf-tree"
          style={
            {
              '--rf-width': layout.width,
              '--rf-height': layout.height,
              '--rf-ems': commonWidth(names),
            } as CSSProperties
          }
        >
          <Lines layout={layout} />
          {children(zoomedIn)}
        </div>
        {refusal && (
          <p key={refusal.number} className="rf-notice no-print" aria-hidden="true">
            {refusal.why}
          </p>
        )}
      </div>
    </div>
  );
}
