/**
 * Rapid presses. Browsers send no `click` while two fingers are down, so a finger's press acts when
 * lifted where it began, or as soon as another press begins: in order of pressing, like the keys of
 * a phone's keyboard. Dragging off, scrolling and pinching press nothing.
 */
import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { useHandler } from './useHandler.ts';

/**
 * The place of a press in the window, and its target; `detail` is 0 for a press by Enter or Space.
 */
export type Press = Pick<globalThis.MouseEvent, 'clientX' | 'clientY' | 'detail' | 'target'>;

/** Distance in px from which the movement of a finger is a drag. */
const SLACK = 10;
/** Selector of the surfaces that two fingers can zoom. */
const SURFACE = '[data-pinch]';
/** A click within this time in ms after a finger was lifted belongs to that finger's press. */
const OWN_CLICK_MS = 700;

interface Held {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly begun: Press;
  dragged: boolean;
  /** Whether the press has acted already or was cancelled. */
  over: boolean;
  act(press: Press): void;
}

/** Presses that are down, in order of pressing. */
const held: Held[] = [];
/** For each element, the event time in ms at which the last finger on it was lifted. */
const lifted = new WeakMap<Element, number>();

const isOwnClick = (element: Element, at: number) =>
  at - (lifted.get(element) ?? Number.NEGATIVE_INFINITY) < OWN_CLICK_MS;

function act(press: Held, where: Press): void {
  press.over = true;
  if (press.element.matches(':disabled')) return;
  press.act(where);
  // Move the focus as a click would, which also hides a phone's keyboard. Buttons get no focus,
  // because browsers without `focusVisible` would draw a focus ring on scripted focus.
  const { target } = press.begun;
  const cell = (target as Element).closest<HTMLElement>('button, [tabindex]');
  if (cell?.matches('button')) document.querySelector<HTMLElement>('input:focus')?.blur();
  else cell?.focus({ preventScroll: true, focusVisible: false });
}

function isLiftedWithin(press: Held, { clientX, clientY, target }: globalThis.PointerEvent) {
  // A pointer captured by another element belongs to a drag.
  if (!press.element.contains(target as Node)) return false;
  const { left, right, top, bottom } = press.element.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return isInside || !press.dragged;
}

function onMove({ pointerId, clientX, clientY }: globalThis.PointerEvent): void {
  const press = held.find(({ pointer }) => pointer === pointerId);
  if (!press) return;
  const { begun } = press;
  press.dragged ||= Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > SLACK;
}

function onEnd(event: globalThis.PointerEvent): void {
  const at = held.findIndex(({ pointer }) => pointer === event.pointerId);
  if (at < 0) return;
  const [press] = held.splice(at, 1);
  if (held.length === 0) listen('removeEventListener');
  if (event.type === 'pointercancel') return;
  const { clientX, clientY, target } = event;
  if (!press!.over && isLiftedWithin(press!, event)) {
    act(press!, { clientX, clientY, target, detail: 1 });
  }
  lifted.set(press!.element, event.timeStamp);
}

/** Two fingers on the same surface zoom it and cancel its presses. */
function onOtherDown({ target }: globalThis.PointerEvent): void {
  for (const press of held) {
    if (press.element.closest(SURFACE)?.contains(target as Node)) press.over = true;
  }
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('pointerdown', onOtherDown as EventListener, true);
  window[how]('pointermove', onMove as EventListener, true);
  window[how]('pointerup', onEnd as EventListener, true);
  window[how]('pointercancel', onEnd as EventListener, true);
}

/**
 * Prevents the click after a finger's press: the press may have moved another element below the
 * finger. Listens on the pressed element itself, which may have left the page by then.
 */
function preventClick(element: HTMLElement): void {
  const onTouchEnd = (event: TouchEvent) => {
    if (event.cancelable && isOwnClick(element, event.timeStamp)) event.preventDefault();
  };
  element.addEventListener('touchend', onTouchEnd, { once: true, passive: false });
}

function begin(event: PointerEvent<HTMLElement>, onPress: (press: Press) => void): void {
  const { currentTarget: element, pointerId: pointer, clientX, clientY, target } = event;
  for (const other of held) if (!other.over && !other.dragged) act(other, other.begun);
  // On a surface that can be zoomed, a press is cancelled from the start if the first finger is on
  // the same surface, or on no pressable element.
  const surface = element.closest(SURFACE);
  const isAlone = held.length === 0;
  const over =
    surface !== null &&
    (isAlone ? !event.isPrimary : held.some((other) => surface.contains(other.element)));
  if (isAlone) listen('addEventListener');
  const begun = { clientX, clientY, target, detail: 1 };
  held.push({ pointer, element, begun, dragged: false, over, act: onPress });
  if (event.pointerType !== 'mouse') preventClick(element);
}

/**
 * @param onPress called for every kind of press; each render may pass a new function.
 * @param isHeldByMouse whether the mouse presses like a finger, for an element that also captures
 *   the mouse: clicks of the mouse are then ignored.
 */
export function usePress(onPress: (press: Press) => void, isHeldByMouse = false) {
  const latest = useHandler(onPress);
  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (event.button !== 0 || (event.pointerType === 'mouse' && !isHeldByMouse)) return;
        begin(event, latest);
      },
      /** Handles clicks by mouse, keyboard or screen reader; a finger's click has acted already. */
      onClick(event: MouseEvent<HTMLElement>): void {
        const isOwn = event.detail > 0 && isOwnClick(event.currentTarget, event.timeStamp);
        if (!isOwn) latest(event.nativeEvent);
      },
    }),
    [latest, isHeldByMouse],
  );
}
