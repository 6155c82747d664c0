/** An editor's draft as the device keeps it: at every edit, with or without a network. */
import type { GameId } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { fieldsOf, isWhole } from '../../lib/reading.ts';
import { withoutHalves } from '../../lib/text.ts';
import { type DraftDocument, MAX_DRAFT, type TestPlay } from '../documents.ts';

/** Its key among storage's meta values, which sign-out empties. */
export const draftKey = (game: GameId, id: string): string => `desk-draft:${game}/${id}`;

/** What was put aside for another, so that nothing is lost. */
export interface Aside {
  readonly draft: DraftDocument;
  /** Epoch ms. */
  readonly at: number;
}

export interface KeptDraft {
  /** `revision` is that of the server's copy that it goes on from; 0 where there was none. */
  readonly draft: DraftDocument;
  /** Whether the server has all of it. */
  readonly sent: boolean;
  /** When it was last changed here, epoch ms. */
  readonly at: number;
}

/** A test play that is not answered for yet: it goes on wherever the editor went meanwhile. */
export interface KeptPlay {
  /** As games are saved (src/play/savedSession.ts), with the hash of what is played. */
  readonly session: Json;
  /** Epoch ms. */
  readonly at: number;
}

/** What the device keeps of one puzzle. */
export interface Kept {
  readonly current: KeptDraft | null;
  /** The newest first, `MOST_ASIDE` at most. */
  readonly asides: readonly Aside[];
  readonly play: KeptPlay | null;
  /** The server's copy up to this revision was thrown away here, and may be there still; else 0. */
  readonly gone: number;
}

export const NOTHING_KEPT: Kept = { current: null, asides: [], play: null, gone: 0 };
export const MOST_ASIDE = 8;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

/** Accepts anything; null unless it is that editor's draft of that puzzle. */
export function parseDraft(
  json: unknown,
  { game, id, uid }: Pick<DraftDocument, 'game' | 'id' | 'uid'>,
): DraftDocument | null {
  const fields = fieldsOf(json);
  if (fields === null) return null;
  if (fields.game !== game || fields.id !== id || fields.uid !== uid) return null;
  const { email, puzzle, base, note, plays, revision } = fields;
  if (!isText(email, 320) || !isText(note, MAX_DRAFT.note)) return null;
  if (!isText(puzzle, MAX_DRAFT.puzzle) || !isText(plays, MAX_DRAFT.plays)) return null;
  const most = Number.MAX_SAFE_INTEGER;
  if (!isWhole(base, 0, most) || !isWhole(revision, 0, most)) return null;
  return { uid, email, game, id, puzzle, base, note: withoutHalves(note), plays, revision };
}

/** Accepts anything. What cannot be read, or is another editor's, is as good as not there. */
export function parseKept(json: unknown, of: Pick<DraftDocument, 'game' | 'id' | 'uid'>): Kept {
  const fields = fieldsOf(json);
  const current = fieldsOf(fields?.current);
  const draft = parseDraft(current?.draft, of);
  const asides = Array.isArray(fields?.asides) ? fields.asides : [];
  const own = fields?.uid === of.uid ? fields : null;
  const play = fieldsOf(own?.play);
  return {
    play: isTime(play?.at) ? { session: play.session as Json, at: play.at } : null,
    gone: isTime(own?.gone) ? own.gone : 0,
    current:
      draft !== null && isTime(current?.at)
        ? { draft, sent: current?.sent === true, at: current.at }
        : null,
    asides: asides.slice(0, MOST_ASIDE).flatMap((json: unknown): Aside[] => {
      const aside = fieldsOf(json);
      const draft = parseDraft(aside?.draft, of);
      return draft !== null && isTime(aside?.at) ? [{ draft, at: aside.at }] : [];
    }),
  };
}

const isTime = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

/** When something of it was last changed here, epoch ms. */
export const keptAt = ({ current, asides, play }: Kept): number =>
  Math.max(0, ...[current, play, ...asides].map((one) => one?.at ?? 0));

/** With one more put aside, as the newest; the oldest goes where there are too many. */
export function withAside(asides: readonly Aside[], draft: DraftDocument, at: number): Aside[] {
  const others = asides.filter((aside) => !saysTheSame(aside.draft, draft));
  return [{ draft, at }, ...others].slice(0, MOST_ASIDE);
}

/** With whose it is: drafts say so themselves. */
export const keptJson = ({ uid }: Pick<DraftDocument, 'uid'>, kept: Kept): Json =>
  ({ ...kept, uid }) as unknown as Json;

/** Whether two drafts say the same, whichever copy they are. */
export const saysTheSame = (a: DraftDocument, b: DraftDocument): boolean =>
  a.puzzle === b.puzzle && a.note === b.note && a.plays === b.plays && a.base === b.base;

/** The newest plays, as many as a draft may hold. */
export function playsJson(plays: readonly TestPlay[]): string {
  let kept = plays;
  while (JSON.stringify(kept).length > MAX_DRAFT.plays) kept = kept.slice(1);
  return JSON.stringify(kept);
}
