/** Renders components in jsdom, one page per test. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { DeskContext } from '../../src/app/desk/deskContext.ts';

export interface Drawn {
  /** The element that contains the rendered page. */
  readonly place: HTMLElement;
  /** Renders `node` in place of the node rendered before. */
  draw(node: ReactNode): Promise<void>;
  /** Unmounts the page, and with it all pending effects. */
  leave(): Promise<void>;
}

/** Gives each test of a file a new page; to be called once per file. */
export function drawn(): Drawn {
  let root: Root;
  let place: HTMLElement;
  const leave = () => act(async () => root.unmount());
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // jsdom does not implement `showModal`.
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

/** Focuses and clicks a button, as a real press does. */
export async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await act(async () => button.click());
}

/** Types a text into a field, as React hears it. */
export async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  await act(async () => {
    set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Provides a staff member as the desk's user. */
export function AtDesk({ children }: { readonly children: ReactNode }) {
  return <DeskContext value={ANNA}>{children}</DeskContext>;
}

const ANNA = {
  ...{ uid: 'anna', email: 'anna@crema.test', turn: 0 },
  ...{ readAgain() {}, doubt() {} },
};
