/**
 * A player who hears the page: reads nothing but the accessibility tree and what live regions say,
 * and gives nothing but keys.
 */
import { type CDPSession, expect, type Page } from '@playwright/test';

/** An element as a screen reader tells of it. */
export interface Thing {
  readonly element: number | undefined;
  readonly role: string;
  readonly name: string;
  readonly value: string;
  /** States and properties, such as `checked` and `expanded`. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly parts: readonly Thing[];
}

type Wanted = Pick<Thing, 'role'> & { readonly name?: string | RegExp };

/** More stops than any page has: a wanted one that does not come by then is out of reach. */
const MOST_STOPS = 150;

/** As long as other expectations wait (playwright.config.ts), which `toPass` would not end by itself. */
const PATIENCE = { timeout: 60_000 };

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

/** Notes what live regions become. Runs in the page, so it must not use anything outside of itself. */
function noteLiveRegions(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE) ?? [];
    });
    for (const region of new Set(regions)) {
      const heard = region.cloneNode(true) as Element;
      for (const silent of heard.querySelectorAll('[aria-hidden=true]')) silent.remove();
      said.push((heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

const isWanted = (thing: Thing, { role, name }: Wanted) =>
  thing.role === role &&
  (name === undefined || (typeof name === 'string' ? thing.name === name : name.test(thing.name)));

/** A thing's parts of a kind, at any depth, in reading order. */
export function partsOf(thing: Thing, wanted: Wanted): readonly Thing[] {
  return thing.parts.flatMap((part) => [
    ...(isWanted(part, wanted) ? [part] : []),
    ...partsOf(part, wanted),
  ]);
}

/** A thing's text as it is read out. */
export const textOf = ({ name, parts }: Thing): string =>
  parts.length === 0 ? name : parts.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();

export class Listener {
  readonly #page: Page;
  readonly #reader: CDPSession;
  /** The number of announcements that came before the last keys. */
  #passed = 0;

  private constructor(page: Page, reader: CDPSession) {
    this.#page = page;
    this.#reader = reader;
  }

  /** Opens an address for a player who hears it. */
  static async open(page: Page, path: string): Promise<Listener> {
    await page.addInitScript(noteLiveRegions);
    await page.goto(path);
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** The whole page. */
  async read(): Promise<Thing> {
    const { nodes } = (await this.#reader.send('Accessibility.getFullAXTree')) as unknown as {
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

  /** The only thing of a kind, as soon as the page has it and it is as it should be. */
  async find(wanted: Wanted, isReady = (_: Thing) => true): Promise<Thing> {
    let found: readonly Thing[] = [];
    await expect(async () => {
      const page = await this.read();
      found = [page, ...partsOf(page, wanted)].filter((thing) => isWanted(thing, wanted));
      expect(found.map(isReady), `${wanted.role} ${wanted.name}`).toEqual([true]);
    }).toPass(PATIENCE);
    return found[0]!;
  }

  /** A cell's column, counted from 1, which the browser's protocol leaves out of the tree. */
  async columnOf({ element }: Thing): Promise<number> {
    const { node } = await this.#reader.send('DOM.describeNode', { backendNodeId: element! });
    const attributes = node.attributes ?? [];
    return Number(attributes[attributes.indexOf('aria-colindex') + 1]);
  }

  /** The thing with the focus; null while the page itself has it. */
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

  async press(...keys: readonly string[]): Promise<void> {
    this.#passed = (await this.#said()).length;
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#passed = (await this.#said()).length;
    await this.#page.keyboard.type(text);
  }

  #said(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
  }

  /** Presses a key, Tab by default, until a thing has the focus. */
  async reach(wanted: Wanted, key = 'Tab'): Promise<Thing> {
    const passed: string[] = [];
    for (let stops = 0; stops <= MOST_STOPS; stops++) {
      const thing = await this.focused();
      if (thing && isWanted(thing, wanted)) return thing;
      passed.push(thing ? `${thing.role} ${thing.name}` : '(none)');
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${wanted.role} ${wanted.name}: ${passed.join(' | ')}`);
  }

  /** Waits until what has the focus is as wanted. */
  async expectFocus(wanted: Wanted): Promise<Thing> {
    let found: Thing | null = null;
    await expect(async () => {
      found = await this.focused();
      expect(found !== null && isWanted(found, wanted), `focus on ${found?.name}`).toBe(true);
    }).toPass(PATIENCE);
    return found!;
  }

  /** Waits until something of another name has the focus. @returns its name. */
  async expectOtherFocus(before: string): Promise<string> {
    let name = before;
    await expect(async () => {
      name = (await this.focused())?.name ?? '';
      expect(name).not.toBe(before);
    }).toPass(PATIENCE);
    return name;
  }

  /**
   * Waits for an announcement of a form, after the last keys.
   * @returns the form's groups.
   */
  async hear(form: RegExp): Promise<readonly string[]> {
    let match: RegExpExecArray | null = null;
    await expect(async () => {
      const news = (await this.#said()).slice(this.#passed);
      match = news.map((text) => form.exec(text)).find(Boolean) ?? null;
      expect(match, `${form} among ${JSON.stringify(news)}`).not.toBeNull();
    }).toPass(PATIENCE);
    return match!.slice(1);
  }

  /**
   * Puts a question to "Ask", and closes it.
   * @param about the item to ask about, which the question's list tells.
   * @returns the answer.
   */
  async ask(question: string, about?: string): Promise<string> {
    await this.press('Alt+a');
    await this.expectFocus({ role: 'heading', name: 'Ask about the board' });
    await this.reach({ role: 'button', name: question });
    if (about !== undefined) {
      await this.press('Tab');
      const { value } = await this.expectFocus({
        role: 'combobox',
        name: `${question} (choice)`,
      });
      // Choosing another item asks about it; the button asks about the chosen one.
      if (value !== about) await this.type(about);
      else await this.press('Shift+Tab', 'Enter');
    } else await this.press('Enter');
    const [answer = ''] = await this.hear(/(.+)/);
    await this.press('Escape');
    return answer;
  }
}

/** Waits for the end of a puzzle: its result comes, and its heading has the focus. */
export async function hearResult(listener: Listener): Promise<string> {
  await listener.find({ role: 'region', name: 'Your result' });
  const { name } = await listener.expectFocus({ role: 'heading' });
  return name;
}
