/**
 * The whole backend on this machine: Firebase's emulators for sign-in, functions, database and
 * hosting, as configured in firebase.json. Once the emulators are installed, they need no network.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { EMULATOR_HOST } from '../../src/firebase/emulators.ts';
import { REGION } from '../../src/protocol/callables.ts';
import { buildFunctions } from '../build/functions.ts';
import { DEMO_PROJECT } from '../build/site.ts';
import { callableNames, openCallableNames } from '../smoke/server.ts';
import { cacheFolder } from './cache.ts';
import { seedDemo } from './demo.ts';
import { EMULATORS, emulatorConfig, type FirebaseJson, originOf } from './emulatorConfig.ts';
import { firebaseTools } from './firebaseTools.ts';
import { firestoreLauncher } from './firestoreEmulator.ts';
import { isFree } from './ports.ts';
import { type ProcessGroup, startGroup } from './processGroup.ts';

/** Id of the emulators' Firebase project. */
export const PROJECT = DEMO_PROJECT;
/** For emulators that hang: a busy machine takes minutes to start the functions' processes. */
const START_MS = 900_000;
/** A question given up early starts a further process of the function, and slows the first. */
const ANSWER_MS = 120_000;
const STOP_MS = 15_000;

export interface BackendOptions {
  /**
   * The folder of the built app, relative to the project's folder and within it; may be created
   * later.
   */
  readonly publicDir: string;
  /** Whether to fill the database with demo players (demo.ts). */
  readonly demo: boolean;
  /** Receives a sentence for every slow step of the start, such as an installation. */
  readonly log: (line: string) => void;
}

export interface Backend {
  /** URL of the app on the hosting emulator. */
  readonly url: string;
  /** Settles when the emulators have ended, by `stop` or by themselves. */
  readonly ended: Promise<void>;
  /** Ends every process of the emulators; safe to call twice. */
  stop(): Promise<void>;
}

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const root = join(import.meta.dirname, '..', '..');
/**
 * The emulators' configuration file. It is in the project's folder, because firebase-tools accepts
 * no paths outside of the configuration's folder.
 */
const configFile = join(root, 'firebase.emulators.json');
const logFolder = join(root, '.cache', 'backend');

export function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
}

/**
 * Starts all emulators. Rejects with a sentence when they cannot be started; no process is left
 * running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const firebaseJson = readFirebaseJson();
  await expectFreePorts(firebaseJson);
  // Install both in parallel: hidane compiles while firebase-tools mostly waits for the network.
  const [launcher, firebase] = await Promise.all([
    firestoreLauncher(options.log),
    firebaseTools(options.log),
  ]);
  await buildFunctions();
  mkdirSync(join(root, options.publicDir), { recursive: true });
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(
    configFile,
    `${JSON.stringify(emulatorConfig(firebaseJson, options.publicDir), null, 2)}\n`,
  );
  const logFile = join(logFolder, 'emulators.log');
  options.log('Starting the emulators…');
  const group = startGroup(
    [
      ...launcher,
      process.execPath,
      firebase,
      'emulators:start',
      `--project=${PROJECT}`,
      `--only=${EMULATORS.join()}`,
      `--config=${configFile}`,
    ],
    { cwd: logFolder, env: quietEnvironment(), logFile },
  );
  const stop = async () => {
    await group.stop(STOP_MS);
    rmSync(configFile, { force: true });
  };
  // An interrupted start must not leave emulators on their ports.
  const onSignal = () => void stop().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, onSignal);
  try {
    await everythingAnswers(firebaseJson, group, logFile);
    if (options.demo) await seedDemo(firebaseJson, PROJECT, options.log);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  }
  return { url: originOf(firebaseJson, 'hosting'), ended: group.ended, stop };
}

async function expectFreePorts({ emulators }: FirebaseJson): Promise<void> {
  for (const name of EMULATORS) {
    const { port } = emulators[name];
    if (await isFree(port, EMULATOR_HOST)) continue;
    throw new Error(
      `Port ${port}, which the ${name} emulator needs, is taken. Is a backend running already?`,
    );
  }
}

/**
 * The emulators' environment variables: no account, settings, prompts, update checks or telemetry.
 */
function quietEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: cacheFolder('config'),
    // Unset: it would give the functions' emulator a real project's credentials.
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
    METADATA_SERVER_DETECTION: 'none',
    // Seconds that a function's process may take to start: on a busy machine 30 did not suffice,
    // and the call that waited for it was never answered.
    FUNCTIONS_DISCOVERY_TIMEOUT: String(ANSWER_MS / 1000),
    // Otherwise firebase-tools asks npm for updates of firebase-functions, and waits ten seconds
    // when offline.
    npm_config_offline: 'true',
  };
}

/** Waits until every emulator answers requests; a first call also starts a function's process. */
async function everythingAnswers(
  firebaseJson: FirebaseJson,
  group: ProcessGroup,
  logFile: string,
): Promise<void> {
  let ended = false;
  void group.ended.then(() => {
    ended = true;
  });
  const functions = `${originOf(firebaseJson, 'functions')}/${PROJECT}/${REGION}`;
  const questions: [string, RequestInit?][] = [
    [`${originOf(firebaseJson, 'firestore')}/`],
    [`${originOf(firebaseJson, 'auth')}/`],
    [`${originOf(firebaseJson, 'hosting')}/__/firebase/init.json`],
    ...[...callableNames(), ...openCallableNames()].map((name): [string, RequestInit] => [
      `${functions}/${name}`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"data":null}' },
    ]),
  ];
  const until = Date.now() + START_MS;
  for (const [url, request] of questions) {
    while (!(await answers(url, request))) {
      if (ended || Date.now() > until) {
        throw new Error(
          `The emulators ${ended ? 'stopped at once' : `did not answer at ${url}`}. Their last lines:\n${tail(logFile)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function answers(url: string, request?: RequestInit): Promise<boolean> {
  try {
    const { status } = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_MS) });
    return status !== 404 && status < 500;
  } catch {
    return false;
  }
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n');
}
