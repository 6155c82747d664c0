import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseConfig, parseSiteConfig } from './config.ts';

const minimal = { apiKey: 'AIza-x_1', projectId: 'demo-crema' };
const full = {
  ...minimal,
  authDomain: 'crema.example',
  appId: '1:2:web:3',
  measurementId: 'G-ABC123',
};

describe('parseConfig', () => {
  it('takes what Hosting sends, and drops what Crema has no use for', () => {
    const sent = { ...full, databaseURL: '', storageBucket: 'b', messagingSenderId: '1' };
    expect(parseConfig(sent)).toEqual(full);
  });

  it('knows where the sign-in window lives when nobody says', () => {
    expect(parseConfig({ ...minimal, authDomain: '', measurementId: '' })).toEqual({
      ...minimal,
      authDomain: 'demo-crema.firebaseapp.com',
    });
  });

  it.each([
    ['nothing', null],
    ['text', '<!doctype html>'],
    ['an empty object', {}],
    ['no key', { ...full, apiKey: undefined }],
    ['a project that would change addresses', { ...full, projectId: 'x/../../y' }],
    ['a domain with a path', { ...full, authDomain: 'evil.example/path' }],
    ['a measurement id with markup', { ...full, measurementId: 'G-1"><script>' }],
    ['inherited fields', Object.create(full)],
  ])('refuses %s', (_what, value) => {
    expect(parseConfig(value)).toBeNull();
  });
});

describe('parseSiteConfig', () => {
  const warnings: string[] = [];
  const parse = (value: unknown) => {
    warnings.length = 0;
    return parseSiteConfig(value, (text) => warnings.push(text));
  };

  it.each([
    ['nothing', null],
    ['an empty object', {}],
    ['text', 'google'],
  ])('offers Google for %s', (_what, value) => {
    expect(parse(value)).toEqual({
      ...{ signIn: ['google'], authDomain: null, analytics: false },
      ...{ contact: null, appCheck: null },
    });
    expect(warnings).toEqual([]);
  });

  it('keeps the order, and each name once', () => {
    expect(parse({ signIn: ['github', 'google', 'github'] }).signIn).toEqual(['github', 'google']);
  });

  it('may offer nobody', () => {
    expect(parse({ signIn: [] }).signIn).toEqual([]);
  });

  it('warns of names that it does not know', () => {
    expect(parse({ signIn: ['google', 'myspace', 7] }).signIn).toEqual(['google']);
    expect(warnings).toHaveLength(2);
  });

  it('has visits counted where it says so in as many words', () => {
    expect(parse({ analytics: true }).analytics).toBe(true);
    expect(warnings).toEqual([]);
    expect(parse({ analytics: 'true' }).analytics).toBe(false);
    expect(warnings).toHaveLength(1);
  });

  it('takes a domain, not an address', () => {
    expect(parse({ authDomain: 'crema.example' }).authDomain).toBe('crema.example');
    expect(parse({ authDomain: 'https://crema.example' }).authDomain).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('takes a site key of App Check, enforced where it says so', () => {
    const key = '6Lc_example-key-0123456789';
    expect(parse({ appCheck: { key } }).appCheck).toEqual({ key, enforced: false });
    expect(parse({ appCheck: { key, enforced: true } }).appCheck?.enforced).toBe(true);
    expect(parse({ appCheck: { key, enforced: 'yes' } }).appCheck?.enforced).toBe(false);
    expect(warnings).toEqual([]);
    for (const appCheck of [null, {}, { key: 7 }, { key: 'a"><script>' }, 'key']) {
      expect(parse({ appCheck }).appCheck).toBeNull();
      expect(warnings).toHaveLength(1);
    }
  });

  it.each(['hello@crema.example', 'a.b+c@sub.crema.example'])('takes %s to write to', (contact) => {
    expect(parse({ contact }).contact).toBe(contact);
    expect(warnings).toEqual([]);
  });

  it.each(['crema.example', 'a@b', 'a@b.c?subject=x', 7, null])(
    'takes nothing else to write to: %j',
    (contact) => {
      expect(parse({ contact }).contact).toBeNull();
      expect(warnings).toHaveLength(1);
    },
  );
});

describe('loadSite', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const { measurementId: _, ...uncounted } = full;
  const html = () => new Response('<!doctype html>', { status: 200 });
  const json = (value: unknown) => () => new Response(JSON.stringify(value));

  async function loader(answers: Record<string, () => Response | Promise<Response>>) {
    const fetch = vi.fn(async (address: string) => {
      const answer = answers[address] ?? (address === '/config.json' ? json({}) : undefined);
      return answer ? answer() : new Response('', { status: 404 });
    });
    vi.stubGlobal('fetch', fetch);
    const { loadSite, loadSiteConfig } = await import('./config.ts');
    return { loadSite, loadSiteConfig, fetch };
  }

  it('asks once', async () => {
    const { loadSite, fetch } = await loader({ '/__/firebase/init.json': json(full) });
    expect(await loadSite()).toEqual({ firebase: uncounted, signIn: ['google'] });
    expect(await loadSite()).toBe(await loadSite());
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('has visits counted where the site wants it and the project can', async () => {
    const site = { '/config.json': json({ analytics: true }) };
    const { loadSite } = await loader({ '/__/firebase/init.json': json(full), ...site });
    expect((await loadSite())?.firebase).toEqual(full);
    vi.resetModules();
    const without = await loader({ '/__/firebase/init.json': json(uncounted), ...site });
    expect((await without.loadSite())?.firebase).toEqual(uncounted);
  });

  it('lets the site move the sign-in window', async () => {
    const { loadSite } = await loader({
      '/__/firebase/init.json': json(full),
      '/config.json': json({ signIn: ['github'], authDomain: 'play.example' }),
    });
    expect(await loadSite()).toEqual({
      firebase: { ...uncounted, authDomain: 'play.example' },
      signIn: ['github'],
    });
  });

  it.each([
    ['404', () => new Response('', { status: 404 })],
    ['204', () => new Response(null, { status: 204 })],
    ['a page in its place', html],
  ])('takes %s for a site without accounts', async (_what, answer) => {
    const { loadSite } = await loader({ '/__/firebase/init.json': answer });
    expect(await loadSite()).toBeNull();
  });

  it('asks again where a page came in place of the project', async () => {
    const answers: Record<string, () => Response> = { '/__/firebase/init.json': html };
    const { loadSite } = await loader(answers);
    expect(await loadSite()).toBeNull();
    answers['/__/firebase/init.json'] = json(full);
    expect((await loadSite())?.firebase).toEqual(uncounted);
  });

  it.each([
    ['a page of the network’s', html],
    ['such a page with an error', () => new Response('<p>Please pay</p>', { status: 403 })],
  ])('asks again for the settings after %s', async (_what, answer) => {
    const answers: Record<string, () => Response> = {
      '/__/firebase/init.json': json(full),
      '/config.json': answer,
    };
    const { loadSite, loadSiteConfig } = await loader(answers);
    await expect(loadSite()).rejects.toThrow('no JSON');
    const appCheck = { key: '6Lc_example-key-0123456789', enforced: true };
    answers['/config.json'] = json({ appCheck });
    expect((await loadSiteConfig()).appCheck).toEqual(appCheck);
    expect(await loadSite()).not.toBeNull();
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is down', () => new Response('', { status: 503 })],
  ])('asks again after %s', async (_what, answer) => {
    const answers: Record<string, () => Response | Promise<Response>> = {
      '/__/firebase/init.json': answer,
    };
    const { loadSite } = await loader(answers);
    await expect(loadSite()).rejects.toThrow();
    answers['/__/firebase/init.json'] = json(full);
    expect(await loadSite()).toEqual({ firebase: uncounted, signIn: ['google'] });
  });
});
