/**
 * The emulators' configuration: firebase.json, except that the hosting emulator serves the caller's
 * folder, and that the content security policy allows requests to the emulators, which production
 * must forbid.
 */
import { EMULATOR_HOST } from '../../src/firebase/emulators.ts';
import type { Hosting } from '../serve.ts';

export interface FirebaseJson {
  hosting: Hosting & { public: string };
  emulators: Record<EmulatorName, { port: number }>;
}

export const EMULATORS = ['auth', 'functions', 'firestore', 'hosting'] as const;
export type EmulatorName = (typeof EMULATORS)[number];

/** An emulator's host and port, such as `127.0.0.1:8080`. */
export function hostOf(firebaseJson: FirebaseJson, emulator: EmulatorName): string {
  return `${EMULATOR_HOST}:${firebaseJson.emulators[emulator].port}`;
}

export function originOf(firebaseJson: FirebaseJson, emulator: EmulatorName): string {
  return `http://${hostOf(firebaseJson, emulator)}`;
}

/** @param publicDir the folder to serve, relative to the project's folder, and within it. */
export function emulatorConfig<Config extends FirebaseJson>(
  firebaseJson: Config,
  publicDir: string,
): Config {
  const config = structuredClone(firebaseJson);
  config.hosting.public = publicDir;
  const further: Record<string, EmulatorName[]> = {
    'connect-src': ['auth', 'firestore', 'functions'],
    // The auth emulator serves the sign-in window and the frame for its messages.
    'frame-src': ['auth'],
  };
  const extend = (directive: string) => {
    const emulators = further[directive.split(' ', 1)[0] ?? ''] ?? [];
    return [directive, ...emulators.map((name) => originOf(firebaseJson, name))].join(' ');
  };
  for (const header of config.hosting.headers.flatMap((rule) => rule.headers)) {
    if (header.key !== 'Content-Security-Policy') continue;
    header.value = header.value.split('; ').map(extend).join('; ');
  }
  return config;
}
