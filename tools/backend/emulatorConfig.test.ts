import { expect, it } from 'vitest';
import { EMULATOR_PORTS } from '../../src/firebase/emulators.ts';
import { emulatorConfig } from './emulatorConfig.ts';
import { readFirebaseJson } from './startBackend.ts';

const production = readFirebaseJson();
const local = emulatorConfig(production, '.cache/site');

const CSP = 'Content-Security-Policy';
const policyOf = ({ hosting }: typeof production) =>
  hosting.headers.flatMap((rule) => rule.headers).find(({ key }) => key === CSP)?.value ?? '';
const directivesOf = (config: typeof production) =>
  Object.fromEntries(
    policyOf(config)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

it('differs from production in the folder and in one header only', () => {
  const neutral = (config: typeof production) => ({
    ...config,
    hosting: {
      ...config.hosting,
      public: '',
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.filter(({ key }) => key !== CSP),
      })),
    },
  });
  expect(neutral(local)).toEqual(neutral(production));
  expect(local.hosting.public).toBe('.cache/site');
});

it('lets pages reach the emulators, and nothing more', () => {
  expect(directivesOf(local)).toEqual({
    ...directivesOf(production),
    'connect-src': [
      ...(directivesOf(production)['connect-src'] ?? []),
      'http://127.0.0.1:9099',
      'http://127.0.0.1:8080',
      'http://127.0.0.1:5001',
    ],
    'frame-src': [...(directivesOf(production)['frame-src'] ?? []), 'http://127.0.0.1:9099'],
  });
});

it('production knows no emulator, no inline script and no evaluated text', () => {
  expect(policyOf(production)).not.toMatch(/127\.0\.0\.1|localhost|http:/);
  expect(directivesOf(production)['script-src']?.join()).not.toMatch(/unsafe/);
  expect(directivesOf(production)['default-src']).toEqual(["'none'"]);
});

it('the ports are those that the app asks', () => {
  const { auth, functions, firestore } = production.emulators;
  expect({ auth: auth.port, functions: functions.port, firestore: firestore.port }).toEqual(
    EMULATOR_PORTS,
  );
});
