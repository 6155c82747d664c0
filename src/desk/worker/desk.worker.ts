/**
 * Makes and judges boards off the main thread. A solver cannot be interrupted: the page terminates
 * the worker instead (client.ts).
 */
import { answer } from './answer.ts';
import type { DeskReply, DeskRequest } from './protocol.ts';

addEventListener('message', async (event: MessageEvent<DeskRequest>) => {
  let reply: DeskReply;
  try {
    reply = { ok: true, answer: await answer(event.data) };
  } catch (error) {
    reply = { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
