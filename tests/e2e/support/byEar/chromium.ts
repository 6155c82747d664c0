/** Chromium as a screen reader has it: the accessibility tree of its protocol. */
import type { CDPSession, Page } from '@playwright/test';
import { Listener, noteLiveRegions, type Reader, type Thing } from './listener.ts';

interface AXValue {
  readonly value?: unknown;
}

interface AXNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: AXValue;
  readonly name?: AXValue;
  readonly value?: AXValue;
  readonly properties?: readonly { readonly name: string; readonly value: AXValue }[];
  readonly childIds?: readonly string[];
}

class Chromium implements Reader {
  readonly #page: Page;
  readonly #protocol: CDPSession;

  constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
  }

  async read(): Promise<Thing> {
    const { nodes } = (await this.#protocol.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly AXNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const text = ({ value }: AXValue = {}) => String(value ?? '');
    const thingsAt = (id: string): readonly Thing[] => {
      const node = byId.get(id);
      if (!node) return [];
      const role = text(node.role);
      // The parts of a text are its lines, which say the same again.
      const parts = role === 'StaticText' ? [] : (node.childIds ?? []).flatMap(thingsAt);
      if (node.ignored) return parts;
      const states = Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      );
      const [name, value, element] = [text(node.name), text(node.value), node.backendDOMNodeId];
      return [{ element, role, name, value, states, parts }];
    };
    return thingsAt(nodes[0]!.nodeId)[0]!;
  }

  /** The browser's protocol leaves it out of the tree. */
  async columnOf({ element }: Thing): Promise<number> {
    const { node } = await this.#protocol.send('DOM.describeNode', { backendNodeId: element! });
    const attributes = node.attributes ?? [];
    return Number(attributes[attributes.indexOf('aria-colindex') + 1]);
  }

  async focused(): Promise<Thing | null> {
    const search = (thing: Thing): Thing | null => {
      for (const part of thing.parts) {
        const found = search(part);
        if (found) return found;
      }
      return thing.states.focused === true && thing.role !== 'RootWebArea' ? thing : null;
    };
    return search(await this.read());
  }

  press = (key: string) => this.#page.keyboard.press(key);
  type = (text: string) => this.#page.keyboard.type(text);
  said = () =>
    this.#page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
}

/** Opens an address for a player who hears it. */
export async function listenTo(page: Page, path: string): Promise<Listener> {
  await page.addInitScript(noteLiveRegions);
  await page.goto(path);
  return new Listener(new Chromium(page, await page.context().newCDPSession(page)));
}
