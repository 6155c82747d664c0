/**
 * Merges the games of one puzzle that several devices have played. No game is lost and none is
 * chosen without the player: a game whose log is the beginning of another gives way to it, all others
 * are kept side by side. Pure; every order of merging ends with the same games.
 */
import type { CivilDate } from '../daily/date.ts';
import type { Json } from '../lib/json.ts';
import { type Branch, hasMovesOf, relationOf } from './branch.ts';

export interface Sitting {
  /** The game that is played on. */
  readonly current: Branch;
  /** Games that left the common log on other devices, kept until the puzzle is finished. */
  readonly others: readonly Branch[];
  /** Number of times that the player has chosen between games, on any device. */
  readonly choice: number;
  /** Whether the player still has to choose between `current` and `others`. */
  readonly isForked: boolean;
}

export const sittingOf = (current: Branch): Sitting => ({
  current,
  others: [],
  choice: 0,
  isForked: false,
});

/** Whether all moves of the branch are also in one of the sitting's games. */
function holds(sitting: Sitting, branch: Branch): boolean {
  return gamesOf(sitting).some((game) => hasMovesOf(game.session, branch.session));
}

const gamesOf = ({ current, others }: Sitting): readonly Branch[] => [current, ...others];

function isWithin(a: Branch, b: Branch): boolean {
  const relation = relationOf(a.session, b.session);
  return relation === 'same' || relation === 'behind';
}

/**
 * The games without those that are the beginning of another. A game takes the place of its own
 * beginning, so that the current game stays first.
 */
function furthest(games: readonly Branch[]): Branch[] {
  const kept: Branch[] = [];
  for (const game of games) {
    if (kept.some((one) => isWithin(game, one))) continue;
    const place = kept.findIndex((one) => isWithin(one, game));
    if (place === -1) kept.push(game);
    else kept[place] = game;
  }
  return kept.filter((game, i) => !kept.some((one, j) => i !== j && isWithin(game, one)));
}

/** The game that is played on after a merge, and whether the player has to choose. */
function currentOf(local: Sitting, remote: Sitting): Pick<Sitting, 'current' | 'isForked'> {
  if (local.choice === remote.choice) {
    const isForked = local.isForked || remote.isForked;
    if (isWithin(remote.current, local.current)) return { current: local.current, isForked };
    if (isWithin(local.current, remote.current)) return { current: remote.current, isForked };
    return { current: local.current, isForked: true };
  }
  // The later choice stands, for the games that the player has chosen between.
  const [newer, older] = local.choice > remote.choice ? [local, remote] : [remote, local];
  const goesOn = isWithin(newer.current, older.current);
  const current = goesOn ? older.current : newer.current;
  const isKnown = (game: Branch) => holds(newer, game) || isWithin(current, game);
  if (gamesOf(older).every(isKnown)) return { current, isForked: newer.isForked };
  const own = isWithin(local.current, current) ? current : local.current;
  return { current: own, isForked: true };
}

/**
 * The games of both sides. Where each has moves of its own, the device's game stays on the table, and
 * the player has to choose, unless one side was chosen in the knowledge of the other.
 *
 * @param agreed the number of choices when both sides last agreed: where both have chosen since, the
 *   numbers do not tell which choice was the later one.
 */
export function mergeSittings(local: Sitting, remote: Sitting, agreed?: number): Sitting {
  const choice = Math.max(local.choice, remote.choice);
  const areUnordered = agreed !== undefined && local.choice > agreed && remote.choice > agreed;
  const { current, isForked } = areUnordered
    ? currentOf({ ...local, choice }, { ...remote, choice })
    : currentOf(local, remote);
  const games = furthest([current, ...gamesOf(local), ...gamesOf(remote)]);
  const openedOn = games
    .map((game) => game.openedOn)
    .concat(local.current.openedOn, remote.current.openedOn)
    .reduce((a, b) => (a < b ? a : b));
  const [first, ...others] = games.map((game) => openedFrom(game, openedOn));
  return {
    // The current game is first, or a game that goes on from it.
    current: first!,
    others,
    choice,
    isForked: isForked && others.length > 0,
  };
}

const openedFrom = (game: Branch, openedOn: CivilDate): Branch =>
  game.openedOn === openedOn ? game : { ...game, openedOn };

/** Whether two sittings have the same games; before the player has chosen, in any order. */
export function isSameSitting(a: Sitting, b: Sitting): boolean {
  if (a.choice !== b.choice || a.isForked !== b.isForked) return false;
  const [games, others] = [gamesOf(a), gamesOf(b)];
  if (games.length !== others.length) return false;
  if (!a.isForked && !isSameGame(a.current, b.current)) return false;
  return games.every((game) => others.some((other) => isSameGame(game, other)));
}

const isSameGame = (a: Branch, b: Branch): boolean =>
  a.openedOn === b.openedOn && relationOf(a.session, b.session) === 'same';

/**
 * The player's choice: this game is played on, the rest is kept. Null when there is no such game.
 *
 * @param session the game as the player has seen it: it may have gone on since.
 */
export function choose(sitting: Sitting, session: Json): Sitting | null {
  const games = gamesOf(sitting);
  const current = games.find((game) => hasMovesOf(game.session, session));
  if (current === undefined) return null;
  if (current === sitting.current && !sitting.isForked) return sitting;
  return {
    current,
    others: games.filter((game) => game !== current),
    choice: sitting.choice + 1,
    isForked: false,
  };
}
