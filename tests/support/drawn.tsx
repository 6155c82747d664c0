/** Components drawn in jsdom, one page a test. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { DeskContext } from '../../src/app/desk/deskContext.ts';

export interface Drawn {
  /** What the page holds. */
  readonly place: HTMLElement;
  /** Draws it, in place of what was drawn before. */
  draw(node: ReactNode): Promise<void>;
  /** What is drawn goes, and everything that it waits for. */
  leave(): Promise<void>;
}

/** To be called once in a file: each of its tests has a page of its own. */
export function drawn(): Drawn {
  let root: Root;
  let place: HTMLElement;
  const leave = () => act(async () => root.unmount());
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // jsdom has dialogs that do not open.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(async () => {
    await leave();
    place.remove();
    vi.unstubAllGlobals();
  });
  return {
    get place() {
      return place;
    },
    draw: (node) => act(async () => root.render(node)),
    leave,
  };
}

/** As a hand presses it: it has the focus then. */
export async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await act(async () => button.click());
}

/** Somebody of the staff, at the desk. */
export function AtDesk({ children }: { readonly children: ReactNode }) {
  return <DeskContext value={ANNA}>{children}</DeskContext>;
}

const ANNA = {
  ...{ uid: 'anna', email: 'anna@crema.test', turn: 0 },
  ...{ readAgain() {}, doubt() {} },
};
