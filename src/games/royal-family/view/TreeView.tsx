/** The family tree in its window, with the name of the house above it. */
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
  /** Focuses a plate and brings it into the window. */
  focus(plate: number): void;
  /** Brings plates into the window: all of them where there is room, else the first. */
  show(plates: readonly number[]): void;
  contains(element: Element | null): boolean;
  /** What is seen of the tree. */
  surface(): HTMLElement | null;
}

export interface TreeViewProps {
  readonly house: string;
  readonly layout: Layout;
  readonly label: string;
  /** In ems: names are of the size in which one that wide fits. */
  readonly nameWidth: number;
  readonly handle: RefObject<TreeHandle | null>;
  onKeyDown(event: KeyboardEvent): void;
  /** The plates; told whether not all of the tree is to be seen. */
  readonly children: (zoomedIn: boolean) => ReactNode;
  /** Stands over the lower edge of the window. */
  readonly notice: ReactNode;
  /** How many have a place. */
  readonly placed: string;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The height that it has whatever is around it, in px; null for what there is. */
  readonly kept: number | null;
  /** Everyone is in place: the tree is to be seen from top to bottom. */
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
    <div className="rf-zooms no-print">
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
          // The arrows walk.
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
