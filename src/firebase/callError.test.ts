import { expect, it } from 'vitest';
import { ServerError, sentenceFor } from '../sync/status.ts';
import { callErrorOf } from './callError.ts';

const thrown = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  ['Somebody was first. [409]', 'functions/aborted', 'aborted', 'Somebody was first.'],
  ['Nothing new.', 'functions/invalid-argument', 'invalid-argument', 'Nothing new.'],
  ['Line one.\nLine two. [400]', 'functions/aborted', 'aborted', 'Line one.\nLine two.'],
  // Errors made by Firebase's client, or by a server that sent no sentence.
  ['internal', 'functions/internal', 'internal', sentenceFor('internal')],
  ['INTERNAL [500]', 'functions/internal', 'internal', sentenceFor('internal')],
  ['deadline-exceeded', 'functions/deadline-exceeded', 'deadline-exceeded', null],
  ['Firebase: Error (auth/x).', 'auth/network-request-failed', 'unavailable', null],
])('%s', (message, code, status, sentence) => {
  const error = callErrorOf(thrown(code, message));
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ status, message: sentence ?? sentenceFor(error.status) });
});

it.each([[null], [undefined], ['text'], [{}], [{ code: 'functions/aborted' }], [{ message: 7 }]])(
  'takes anything: %j',
  (error) => expect(callErrorOf(error)).toBeInstanceOf(ServerError),
);
