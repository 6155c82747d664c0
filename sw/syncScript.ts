/**
 * The part of the worker that sends (sync.ts), as a script of its own (tools/build/syncScript.ts): it is eight times
 * as large as the rest, and no start of the app needs any of it.
 */
import { sendOutbox } from './sync.ts';

Object.assign(globalThis, { sendOutbox });
