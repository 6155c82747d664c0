/**
 * The worker's sending code (sync.ts) as a separate script (tools/build/syncScript.ts): it is eight
 * times as large as the rest of the worker, and no start of the app needs it.
 */
import { sendOutbox } from './sync.ts';

Object.assign(globalThis, { sendOutbox });
