/**
 * For browsers whose driver cannot read the console: a script that runs before the page's other
 * scripts and keeps console errors, warnings and uncaught exceptions in sessionStorage.
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
  // Failures to load a file do not bubble, so listen in the capture phase.
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

/** Inserts the collecting script at the start of the page's head. */
export function withCollector(html: string): string {
  return html.replace('<head>', () => `<head><script>${SCRIPT}</script>`);
}

const SCRIPT = `(${collect})(${JSON.stringify(COLLECTED)})`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Adds the collecting script's hash to the page's content security policy. */
export function allowingCollector(policy: string): string {
  return policy.replace(/script-src /, `script-src ${HASH} `);
}
