/**
 * The family tree in its window on the page, which can be panned and zoomed, with the name of the
 * house above it.
 */
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../../../ui/cx.ts';
import { type GestureTarget, pressKey, zoomStep } from '../../../ui/gestureTarget.ts';
import type { Layout } from '../rules/layout.ts';
import type { Camera } from './camera.ts';
import { Lines } from './Lines.tsx';
import { useTreeCamera } from './useTreeCamera.ts';

export interface TreeHandle {
  /** Focuses a plate of the tree and brings it into the window. */
  focus(plate: number): void;
  /**
   * Pans the tree to these plates: to all of them if they fit the window, otherwise to the first.
   */
  show(plates: readonly number[]): void;
  contains(element: Element | null): boolean;
  /** The element that clips the tree to its window. */
  surface(): HTMLElement | null;
}

export interface TreeViewProps {
  readonly house: string;
  readonly layout: Layout;
  readonly label: string;
  /** Width in ems of a name that fills its plate at the common type size. */
  readonly nameWidth: number;
  readonly handle: RefObject<TreeHandle | null>;
  onKeyDown(event: KeyboardEvent): void;
  /** Renders the tree's plates; `zoomedIn` is true while part of the tree is out of view. */
  readonly children: (zoomedIn: boolean) => ReactNode;
  /** A message shown over the lower edge of the tree's window. */
  readonly notice: ReactNode;
  /** The count of placed people, in words. */
  readonly placed: string;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** A fixed height of the tree's window in px, or null to fill the room on the page. */
  readonly kept: number | null;
  /** Whether the game is over; the whole tree then gets room from top to bottom. */
  readonly over: boolean;
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

export function TreeView(props: TreeViewProps) {
  const { house, layout, handle } = props;
  const surface = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { target, zoomedIn, show } = useTreeCamera(layout, surface, tree);

  useImperativeHandle(handle, () => ({
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
      ref={props.frame}
      className={cx(
        'rf-frame',
        props.kept !== null && 'rf-frame-kept',
        props.over && 'rf-frame-over',
      )}
      style={
        {
          '--rf-height': layout.height,
          ...(props.kept !== null && { height: props.kept }),
        } as CSSProperties
      }
    >
      <div className="rf-head">
        <p className="rf-house">
          <span className="rf-house-of">House of</span>
          <span>{` ${house}`}</span>
          <span className="rf-count no-print">{props.placed}</span>
        </p>
        <Zooms target={target} />
      </div>
      <div
        ref={surface}
        role="group"
        aria-label={props.label}
        className="rf-surface"
        data-pinch
        onKeyDown={(event) => {
          // Arrow keys move the focus from plate to plate of the tree, so they must not pan it.
          const isZoom = !event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey;
          if (isZoom && pressKey(target, event.key)) event.preventDefault();
          else props.onKeyDown(event);
        }}
      >
        <div
          ref={tree}
          className="rf-tree"
          style={
            {
              '--rf-width': layout.width,
              '--rf-height': layout.height,
              '--rf-ems': props.nameWidth,
            } as CSSProperties
          }
        >
          <Lines layout={layout} />
          {props.children(zoomedIn)}
        </div>
        {props.notice}
      </div>
    </div>
  );
}
