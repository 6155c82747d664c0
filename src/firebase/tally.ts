/** Sending what a device has to tell of its puzzles. Always loaded lazily. */
import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type { CountPuzzlesReply, CountPuzzlesRequest } from '../desk/callables.ts';
import { REGION } from '../sync/callables.ts';
import { call } from './app.ts';
import { callErrorOf } from './callError.ts';
import type { FirebaseConfig } from './config.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';

/** Rejects with a `ServerError` and nothing else. */
export async function countPuzzles(
  config: FirebaseConfig,
  request: CountPuzzlesRequest,
): Promise<CountPuzzlesReply> {
  // An app of its own, in which nobody is signed in: no call can say who it is from.
  const functions = getFunctions(initializeApp(config, 'tally'), REGION);
  if (config.projectId.startsWith('demo-')) {
    connectFunctionsEmulator(functions, EMULATOR_HOST, EMULATOR_PORTS.functions);
  }
  try {
    return await call<CountPuzzlesRequest, CountPuzzlesReply>(
      { functions },
      'countPuzzles',
      request,
    );
  } catch (error) {
    throw callErrorOf(error);
  }
}
