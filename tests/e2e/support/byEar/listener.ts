/**
 * A player who hears the page: reads nothing but the accessibility tree and what live regions say,
 * and gives nothing but keys.
 */

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

const PATIENCE_MS = 60_000;

/** Repeats a look at the page until it finds something. @param what tells what was found instead. */
async function until<T>(look: () => Promise<T | null>, what: () => string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (let pause = 5; ; pause = Math.min(2 * pause, 500)) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Not heard within ${PATIENCE_MS} ms: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A browser as a screen reader has it. */
export interface Reader {
  /** The whole page. */
  read(): Promise<Thing>;
  /** The thing with the focus; null while the page itself has it. */
  focused(): Promise<Thing | null>;
  /** A cell's column, counted from 1. */
  columnOf(cell: Thing): Promise<number>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** All that live regions have said (`noteLiveRegions`). */
  said(): Promise<readonly string[]>;
}

/** Notes what live regions become. Runs in the page, so it must not use anything outside of itself. */
export function noteLiveRegions(): void {
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
  readonly #reader: Reader;
  /** The number of announcements that came before the last keys. */
  #passed = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  read = () => this.#reader.read();
  focused = () => this.#reader.focused();
  columnOf = (cell: Thing) => this.#reader.columnOf(cell);

  /** The only thing of a kind, as soon as the page has it and it is as it should be. */
  async find(wanted: Wanted, isReady = (_: Thing) => true): Promise<Thing> {
    let count = 0;
    const look = async () => {
      const page = await this.read();
      const found = [page, ...partsOf(page, wanted)].filter((thing) => isWanted(thing, wanted));
      count = found.length;
      return count === 1 && isReady(found[0]!) ? found[0]! : null;
    };
    return until(look, () => `${wanted.role} ${wanted.name}, of which there are ${count}`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    this.#passed = (await this.#reader.said()).length;
    for (const key of keys) await this.#reader.press(key);
  }

  async type(text: string): Promise<void> {
    this.#passed = (await this.#reader.said()).length;
    await this.#reader.type(text);
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
    const look = async () => {
      found = await this.focused();
      return found !== null && isWanted(found, wanted) ? found : null;
    };
    return until(look, () => `${wanted.role} ${wanted.name}, but focus on ${found?.name}`);
  }

  /** Waits until something of another name has the focus. @returns its name. */
  expectOtherFocus(before: string): Promise<string> {
    const look = async () => {
      const name = (await this.focused())?.name ?? '';
      return name === before ? null : name;
    };
    return until(look, () => `anything but ${before}`);
  }

  /**
   * Waits for an announcement of a form, after the last keys.
   * @returns the form's groups.
   */
  async hear(form: RegExp): Promise<readonly string[]> {
    let news: readonly string[] = [];
    const look = async () => {
      news = (await this.#reader.said()).slice(this.#passed);
      return (
        news
          .map((text) => form.exec(text))
          .find(Boolean)
          ?.slice(1) ?? null
      );
    };
    return until(look, () => `${form} among ${JSON.stringify(news)}`);
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
