import { describe, expect, it } from 'vitest';
import { CREMA } from './cafe.ts';
import { DEMO_PROJECT, readSite, STATIC_SITE, siteOf } from './site.ts';

const CONFIG = '{ "signIn": ["google"], "analytics": false }';
const site = (sites: object, project = 'my-cafe') => siteOf(project, JSON.stringify(sites), CONFIG);
const problem = (sites: object) => {
  const found = site(sites);
  return found.ok ? null : found.problem.message;
};

describe('a site', () => {
  it('is at Hosting’s own address, with the common settings, where sites.json says nothing else', () => {
    expect(site({ 'my-cafe': {} })).toEqual({
      ok: true,
      value: {
        project: 'my-cafe',
        address: 'https://my-cafe.web.app',
        config: { signIn: ['google'], analytics: false },
        cafe: CREMA,
      },
    });
  });

  it('has the address and the settings of its own, and signs in by that address', () => {
    const own = { address: 'https://crema.example', signIn: ['google', 'apple'], analytics: true };
    expect(site({ 'my-cafe': own, 'my-cafe-staging': {} })).toMatchObject({
      value: {
        address: 'https://crema.example',
        config: { signIn: ['google', 'apple'], analytics: true, authDomain: 'crema.example' },
      },
    });
    expect(site({ 'my-cafe': { ...own, authDomain: 'login.example' } })).toMatchObject({
      value: { config: { authDomain: 'login.example' } },
    });
  });

  it('is no other project’s', () => {
    expect(problem({ 'my-cafe-staging': {} })).toBe(
      'sites.json does not name my-cafe. Add "my-cafe": {}.',
    );
    expect(problem({ 'my-cafe': 'https://crema.example' })).toContain('does not name my-cafe');
    expect(siteOf('toString', '{}', CONFIG).ok).toBe(false);
  });

  it('has no setting that is misspelt', () => {
    const own = { singIn: ['google'], analytics: true };
    expect(problem({ 'my-cafe': own })).toBe('my-cafe has unknown settings: singIn.');
  });

  it.each([
    'crema.example',
    'http://crema.example',
    'https://crema.example/',
    'https://crema.example/puzzles',
    7,
  ])('has no address like %s', (address) => {
    expect(problem({ 'my-cafe': { address } })).toContain('must look like https://crema.example');
  });

  it('cannot be read from a file that is no JSON', () => {
    expect(siteOf('my-cafe', '{ "my-cafe": {}, }', CONFIG)).toMatchObject({
      problem: { message: expect.stringMatching(/^sites\.json isn’t valid JSON: .*line 1/) },
    });
    expect(siteOf('my-cafe', '{}', '[]')).toMatchObject({
      problem: { message: 'public/config.json is not a JSON object.' },
    });
  });

  it('may begin with a byte order mark', () => {
    expect(siteOf('my-cafe', '\uFEFF{ "my-cafe": {} }', CONFIG).ok).toBe(true);
  });
});

it('a folder’s and the demo project’s need no entry, and the latter may have none', () => {
  expect(siteOf(STATIC_SITE, '{}', '{}').ok).toBe(true);
  expect(siteOf('my-cafe', '{ "demo-crema": {}, "my-cafe": {} }', '{}')).toMatchObject({
    problem: { message: expect.stringContaining('always Crema') },
  });
  expect(readSite(DEMO_PROJECT)).toMatchObject({
    value: { address: 'https://demo-crema.web.app' },
  });
});
