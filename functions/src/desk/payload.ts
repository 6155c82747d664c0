/** Parses the payloads of the desk's callables: they may be anything. */
import { type GameId, isGameId } from '../../../src/games/definitions.ts';
import { isWhole } from '../../../src/lib/reading.ts';
import { CHANGE_KINDS } from '../../../src/protocol/changes.ts';
import {
  type ChangePuzzleRequest,
  type DecideEntryRequest,
  type DecideHeldRequest,
  ENTRY_DECISIONS,
  MOST_DECIDED,
} from '../../../src/protocol/deskCallables.ts';
import { MAX_TEXT } from '../../../src/protocol/deskDocuments.ts';
import { isHash, MAX_REASON, MAX_VERSIONS } from '../../../src/protocol/listing.ts';
import {
  MAX_REPORT,
  MOST_OF_ERROR,
  REPORT_REASONS,
  type ReportErrorRequest,
  type ReportPuzzleRequest,
} from '../../../src/protocol/reportCallables.ts';
import { isPuzzleId } from '../../../src/protocol/resultKeys.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import type { Data } from '../callable.ts';
import { isDocumentId } from '../documentId.ts';

/** Longer than any puzzle's id. */
const LONGEST_ID = 20;

/**
 * The parsers in this file throw a `ServerError` with `invalid-argument` and a sentence that names
 * the error.
 */
export function parseChange(data: Data): Omit<ChangePuzzleRequest, 'userId'> {
  const { kind, revision, puzzle } = data;
  const known = CHANGE_KINDS.find((one) => one === kind);
  if (known === undefined) throw invalid('This kind of change is unknown.');
  if (!isWhole(revision, 0, Number.MAX_SAFE_INTEGER)) {
    throw invalid('We can’t tell which change you saw last. Reload the page.');
  }
  const change = {
    ...puzzleIn(data),
    kind: known,
    revision,
    reason: textIn(data, 'reason', MAX_REASON),
    note: textIn(data, 'note', MAX_TEXT.note),
  };
  if (known !== 'publish' && known !== 'correct') return change;
  if (puzzle === undefined || puzzle === null) throw invalid('The change has no puzzle.');
  return { ...change, puzzle: textIn(data, 'puzzle', MAX_TEXT.puzzle) };
}

/** Parses a decision about held results; `players` has at least one player, each once. */
export function parseDecision(data: Data): Omit<DecideHeldRequest, 'userId'> {
  const { game, board } = boardIn(data);
  const { players, decision } = data;
  if (!Array.isArray(players) || players.length === 0 || !players.every(isDocumentId)) {
    throw invalid('There is no such player.');
  }
  if (decision !== 'accept' && decision !== 'refuse') {
    throw invalid('A result can only be accepted or refused.');
  }
  const each = [...new Set(players)];
  if (each.length > MOST_DECIDED) {
    throw invalid(`You can refuse at most ${MOST_DECIDED} results at once, not ${each.length}.`);
  }
  if (each.length > 1 && decision === 'accept')
    throw invalid('Results can only be accepted one at a time.');
  return { game, board, players: each, decision, note: textIn(data, 'note', MAX_TEXT.note) };
}

export function parseEntryDecision(data: Data): Omit<DecideEntryRequest, 'userId'> {
  const decision = ENTRY_DECISIONS.find((one) => one === data.decision);
  if (decision === undefined) throw invalid('A result can only be removed or restored.');
  const note = textIn(data, 'note', MAX_TEXT.note).trim();
  if (note === '') throw invalid('Please give a reason for the log.');
  return { ...boardIn(data), player: playerIn(data.player), decision, note };
}

export function parseReport(data: Data): ReportPuzzleRequest {
  const { hash, reason, key } = data;
  const known = REPORT_REASONS.find((one) => one === reason);
  if (known === undefined) throw invalid('Please choose what is wrong.');
  if (!isHash(hash)) throw invalid('That is not a version of a puzzle.');
  if (!isKey(key)) throw invalid('The report’s key is invalid.');
  const text = textIn(data, 'text', MAX_REPORT).trim();
  return { ...puzzleIn(data), hash, reason: known, text, key };
}

export function parseErrorReport(data: Data): ReportErrorRequest {
  const { key } = data;
  if (!isKey(key)) throw invalid('The report’s key is invalid.');
  const text = (field: keyof typeof MOST_OF_ERROR) => textIn(data, field, MOST_OF_ERROR[field]);
  const build = text('build');
  if (!/^[\w-]+$/.test(build)) throw invalid('The build’s name is invalid.');
  const [message, path, agent, stack] = [
    text('message'),
    text('path'),
    text('agent'),
    text('stack'),
  ];
  return { build, message, path, agent, stack, key };
}

const isKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[A-Za-z0-9]{20,40}$/.test(key);

function puzzleIn({ game, id }: Data): { readonly game: GameId; readonly id: string } {
  if (!isGameId(game)) throw invalid('There is no such game.');
  if (typeof id !== 'string' || id.length > LONGEST_ID || !isPuzzleId(game, id))
    throw invalid('There is no such puzzle.');
  return { game, id };
}

function boardIn({ game, board }: Data): { readonly game: GameId; readonly board: string } {
  if (!isGameId(game)) throw invalid('There is no such game.');
  if (typeof board !== 'string' || !isBoard(game, board)) throw invalid('There is no such board.');
  return { game, board };
}

function playerIn(player: unknown): string {
  if (!isDocumentId(player)) throw invalid('There is no such player.');
  return player;
}

/** Whether `boardIdOf` could return the text for a puzzle of the game. */
function isBoard(game: GameId, board: string): boolean {
  const [, id = '', version] = /^([^@]{1,20})(?:@([1-9]\d{0,3}))?$/.exec(board) ?? [];
  if (!isPuzzleId(game, id)) return false;
  return version === undefined || isWhole(Number(version), 2, MAX_VERSIONS);
}

type TextField = 'reason' | 'note' | 'text' | 'puzzle' | keyof typeof MOST_OF_ERROR;

function textIn(data: Data, name: TextField, most: number): string {
  const text = data[name];
  if (typeof text !== 'string') throw invalid(`The ${name} must be text.`);
  if (text.length > most) throw invalid(`The ${name} can have at most ${most} characters.`);
  // Firestore stores no half characters: the call would fail with `internal` on every retry.
  if (!text.isWellFormed()) throw invalid(`The ${name} contains half a character.`);
  return text;
}

function invalid(sentence: string): ServerError {
  return new ServerError('invalid-argument', sentence);
}
