/**
 * The part of the worker that sends (sync.ts), as a script of its own (tools/build/syncScript.ts): two thirds of
 * what the worker is, and no start of the app needs any of it.
 */
import { sendOutbox } from './sync.ts';

Object.assign(globalThis, { sendOutbox });
