/**
 * For an engine whose driver tells nothing of the console: a script that runs before all others of
 * the page and keeps what is complained about, for as long as the window lives.
 */
import { createHash } from 'node:crypto';

export const COLLECTED = 'collected-complaints';

function collect(key: string): void {
  const add = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const usual = console[level];
    console[level] = (...words) => {
      add(`${level}: ${words.map(String).join(' ')}`);
      usual.apply(console, words);
    };
  }
  // In the capturing phase: what could not be loaded is told to its element only.
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event as ErrorEvent;
      if (target === window) return add(`uncaught: ${message}`);
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      add(`not loaded: ${src ?? href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
}

/** The page with the script as the first of its head. */
export function withCollector(html: string): string {
  return html.replace('<head>', () => `<head><script>${SCRIPT}</script>`);
}

const SCRIPT = `(${collect})(${JSON.stringify(COLLECTED)})`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The page's policy, with leave for this one script. */
export function allowingCollector(policy: string): string {
  return policy.replace(/script-src /, `script-src ${HASH} `);
}
