/**
 * Drives a browser as a player would: finds elements by role, name and text, and repeats checks
 * until they hold.
 */
import type { Browser, Point } from './browser.ts';

/** How long a check is repeated, in ms, on a loaded machine. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 40;

export interface Target {
  readonly role: Role;
  /** The element's whole accessible name, or a pattern that the name must contain. */
  readonly name?: string | RegExp;
  /** Index of the element among several matches, from 0. */
  readonly nth?: number;
}

const SELECTORS = {
  application: '[role=application]',
  button: 'button, [role=button], summary',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  grid: '[role=grid]',
  gridcell: '[role=gridcell]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main#main',
  option: '[role=option]',
  region: 'section, [role=region]',
  row: '[role=row]',
  text: 'body *',
  textbox: 'input',
} as const;
type Role = keyof typeof SELECTORS;

interface Found extends Point {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly name: string;
}

/**
 * Repeats `check` until it returns a value, and returns that value. Throws the last error after the
 * timeout.
 */
export async function until<T>(what: string, check: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    let last: unknown;
    try {
      const value = await check();
      if (value !== null && value !== false) return value;
    } catch (error) {
      last = error; // evaluation fails while a page is being left
    }
    if (Date.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}. ${last ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

export type Player = ReturnType<typeof playerAt>;

export function playerAt(browser: Browser) {
  /** The target's position if it is visible now, or null. */
  async function see({ role, name, nth = 0 }: Target): Promise<Found | null> {
    const wanted =
      name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);
    return browser.run(lookFor, SELECTORS[role], wanted, nth, role === 'text');
  }

  const nameOf = ({ role, name, nth }: Target) => `${role} ${name ?? ''} ${nth ?? ''}`.trim();

  /** Waits until the target is visible and has stopped moving. */
  async function find(target: Target): Promise<Found> {
    let before: Found | null = null;
    return until(nameOf(target), async () => {
      const now = await see(target);
      const still =
        now !== null && before !== null && now.left === before.left && now.top === before.top;
      before = now;
      return still ? now : null;
    });
  }

  return {
    browser,
    see,
    find,
    until,

    async gone(target: Target): Promise<void> {
      await until(`no ${nameOf(target)}`, async () => (await see(target)) === null);
    },

    async click(target: Target): Promise<void> {
      await browser.click(await find(target));
    },

    /** Clicks a field, then types the text. */
    async fill(target: Target, text: string): Promise<void> {
      await browser.click(await find(target));
      await browser.press(...text);
    },

    /** Waits until the page contains the text or pattern. */
    async reads(text: string | RegExp): Promise<void> {
      const { source, flags } = text instanceof RegExp ? text : { source: text, flags: '' };
      await until(`to read ${text}`, () =>
        browser.run(
          (pattern, how) => new RegExp(pattern, how).test(document.body.innerText),
          source,
          flags,
        ),
      );
    },

    /**
     * The rows of a table of the app's database by key, bypassing the app's code; null while the
     * table is missing.
     */
    table: (name: string) => browser.run(readTable, name),

    /** Waits until the service worker has cached the app and controls this page. */
    async offlineReady(): Promise<void> {
      await until('the service worker in control', () =>
        browser.run(async () => {
          const { active } = await navigator.serviceWorker.ready;
          return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
        }),
      );
    },
  };
}

/** Runs in the page. */
function lookFor(
  selector: string,
  wanted: string | { source: string; flags: string } | null,
  nth: number,
  byText: boolean,
): Found | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    if (byText) {
      // Match only the element that contains the text itself, not the element's ancestors.
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && tidy(node.nodeValue),
      );
      return own ? tidy(element.textContent) : '';
    }
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return tidy(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const label = element.getAttribute('aria-label');
    if (label) return tidy(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return tidy([...labels].map((one) => one.textContent).join(' '));
    if (element.matches('dialog, section')) return '';
    return tidy(element.textContent);
  };
  const matches = (element: Element) => {
    if (wanted === null) return true;
    const name = nameOf(element);
    return typeof wanted === 'string'
      ? name === wanted
      : new RegExp(wanted.source, wanted.flags).test(name);
  };
  const isVisible = (element: Element) => {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => isVisible(element) && matches(element),
  )[nth];
  if (!found) return null;
  let box = found.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = found.getBoundingClientRect();
  }
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    left: box.x,
    top: box.y,
    width: box.width,
    height: box.height,
    text: tidy(found.textContent),
    name: nameOf(found),
  };
}

/** Runs in the page. */
function readTable(name: string): Promise<Record<string, unknown> | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(localStorage.getItem('crema-player') ?? 'crema');
    let isMine = false;
    // Abort: creating the database here would prevent the app's own upgrade.
    opening.onupgradeneeded = () => {
      isMine = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (isMine ? resolve(null) : reject(opening.error));
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains(name)) {
        db.close();
        resolve(null);
        return;
      }
      const transaction = db.transaction(name, 'readonly');
      const found: Record<string, unknown> = {};
      const cursor = transaction.objectStore(name).openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return;
        found[String(cursor.result.key)] = cursor.result.value;
        cursor.result.continue();
      };
      transaction.oncomplete = () => {
        db.close();
        resolve(found);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
