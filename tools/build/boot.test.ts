import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { unwrap } from '../../src/lib/result.ts';
import { REGION } from '../../src/protocol/callables.ts';
import {
  appCheckOf,
  bundleBoot,
  hashesIn,
  hashOf,
  withAnalytics,
  withAppCheck,
  withFunctionsOf,
  withHash,
  withPolicyOf,
} from './boot.ts';
import { DEMO_PROJECT, readSite } from './site.ts';

const firebaseJson = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');

describe('the boot script', () => {
  it('would be refused after any change', async () => {
    const changed = `${await bundleBoot()}\n`;
    expect(hashesIn(firebaseJson)).not.toContain(hashOf(changed));
    expect(hashesIn(withHash(firebaseJson, hashOf(changed)))).toEqual([hashOf(changed)]);
  });

  it('carries no code of games: it stands in every page, and is compiled anew for each', async () => {
    const code = await bundleBoot();
    for (const { id, tagline } of DEFINITIONS) {
      expect(code).not.toContain(tagline);
      expect(code).not.toContain(id);
    }
  });

  it('can stand within a page', async () => {
    expect(await bundleBoot()).not.toMatch(/<\/script|<!--/i);
  });
});

describe('the functions that pages may call', () => {
  const functionsIn = (text: string) => text.match(/\S+\.cloudfunctions\.net/g);

  it('follow the project, and are nobody else’s', () => {
    const before = firebaseJson.replace(/\S+\.cloudfunctions\.net/, 'https://*.cloudfunctions.net');
    expect(functionsIn(withFunctionsOf(before, 'my-cafe'))).toEqual([
      `https://${REGION}-my-cafe.cloudfunctions.net`,
    ]);
  });
});

describe('the hosts that count visits', () => {
  const ANALYTICS = /googletagmanager|google-analytics|analytics\.google|firebaseinstallations/;

  it('are allowed where the site has visits counted, and only there', async () => {
    const boot = await bundleBoot();
    const policy = (config: Readonly<Record<string, unknown>>) =>
      withPolicyOf(firebaseJson, { project: 'my-cafe', address: '', config }, boot);
    expect(policy({ analytics: true })).toMatch(ANALYTICS);
    expect(policy({ analytics: false })).not.toMatch(ANALYTICS);
    expect(policy({})).not.toMatch(ANALYTICS);
  });

  it('stand in firebase.json as the demo site has it (else: npm run csp)', async () => {
    const demo = unwrap(readSite(DEMO_PROJECT));
    expect(withPolicyOf(firebaseJson, demo, await bundleBoot())).toBe(firebaseJson);
  });

  it('come and go without touching any other', () => {
    const counting = withAnalytics(firebaseJson, true);
    expect(counting).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(counting).toMatch(/connect-src [^;]*https:\/\/firebaseinstallations\.googleapis\.com/);
    expect(withAnalytics(counting, true)).toBe(counting);
    expect(withAnalytics(counting, false)).toBe(withAnalytics(firebaseJson, false));
    expect(() => withAnalytics("default-src 'none'", true)).toThrow('script-src');
  });
});

describe('the hosts of App Check', () => {
  it('are allowed where the site has a key, and only there', async () => {
    const boot = await bundleBoot();
    const policy = (config: Readonly<Record<string, unknown>>) =>
      withPolicyOf(firebaseJson, { project: 'my-cafe', address: '', config }, boot);
    expect(policy({ appCheck: { key: '6Lc_example-key-0123456789' } })).toMatch(/recaptcha/);
    expect(policy({})).not.toMatch(/recaptcha|appcheck/);
  });

  it('come with a key, and go without one', () => {
    const key = '6Lc_example-key-0123456789';
    expect(appCheckOf({ config: { appCheck: { key } } })).toEqual({
      ...{ isUsed: true, isEnforced: false },
    });
    expect(appCheckOf({ config: { appCheck: { key, enforced: true } } }).isEnforced).toBe(true);
    expect(appCheckOf({ config: { appCheck: { enforced: true } } })).toEqual({
      ...{ isUsed: false, isEnforced: false },
    });
    const checked = withAppCheck(firebaseJson, true);
    expect(checked).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(withAppCheck(checked, false)).toBe(withAppCheck(firebaseJson, false));
  });
});

describe('the headers of every page', () => {
  const headersOf = (source: string) => {
    const { hosting } = JSON.parse(firebaseJson) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
    };
    const rule = hosting.headers.find((one) => one.source === source);
    return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
  };

  it('keep other sites from its windows and files, and let sign-in windows report back', () => {
    expect(headersOf('**')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    // The page with Firebase's sign-in handler may be on another domain of the project, and its
    // window must be able to send messages to the app's page.
    expect(headersOf('/__/**')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
});
