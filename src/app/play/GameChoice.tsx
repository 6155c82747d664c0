/** The player's choice between games of one puzzle that were played on several devices. */
import { type ComponentType, useState } from 'react';
import type { MiniatureProps } from '../../games/contract/view.ts';
import { loadMiniature } from '../../games/viewLoaders.ts';
import { count } from '../../lib/count.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { type GameToChoose, gamesToChoose, sameGame } from '../../play/gamesToChoose.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { storage } from '../device/storage.ts';

export interface Choice {
  readonly games: readonly GameToChoose[];
  readonly Miniature: ComponentType<MiniatureProps>;
}

/** Null when no other game than the current one can be played on. */
export async function loadChoice({
  definition,
  id,
  session: { game, puzzle },
}: OpenPuzzle): Promise<Choice | null> {
  const [sitting, { Miniature }] = await Promise.all([
    storage().then((opened) => opened.readSitting(definition.id, id)),
    loadMiniature(definition.id),
  ]);
  const games = sitting === null ? [] : gamesToChoose(game, puzzle, sitting);
  return games.some(({ isCurrent }) => !isCurrent) ? { games, Miniature } : null;
}

/**
 * The choice of a forked puzzle. Null where there is nothing to ask, as all boards are the same, or the
 * other games are of another version of the puzzle: the fork is settled then.
 */
export async function loadFork(open: OpenPuzzle): Promise<Choice | null> {
  const choice = await loadChoice(open);
  const same = choice && sameGame(choice.games);
  if (choice !== null && same === null) return choice;
  const { definition, id, saved } = open;
  const session = (same ?? saved)?.session ?? null;
  await (await storage()).chooseGame(definition.id, id, session, Date.now());
  return null;
}

export interface GameChoiceProps {
  readonly open: OpenPuzzle;
  readonly choice: Choice;
  /** Heading of a game, and the label of its button. */
  words(game: GameToChoose): { readonly name: string; readonly action: string };
  readonly columns: 1 | 2;
  /** Called once the choice is stored. */
  onChosen(): void;
}

export function GameChoice({ open, choice, words, columns, onChosen }: GameChoiceProps) {
  const { definition, id } = open;
  const [isBusy, setIsBusy] = useState(false);

  async function choose({ session }: GameToChoose) {
    setIsBusy(true);
    try {
      const opened = await storage();
      await opened.chooseGame(definition.id, id, session, Date.now());
    } finally {
      setIsBusy(false);
    }
    // Reopens the puzzle, also where the game has changed meanwhile: then the question is asked again.
    onChosen();
  }

  return (
    <ul className={cx('grid gap-3', columns === 2 && 'sm:grid-cols-2')}>
      {choice.games.map((game) => {
        const { name, action } = words(game);
        const begun = `${definition.begun(game.progress)}, ${count(game.moves, 'move')}`;
        return (
          <li
            key={game.index}
            className="flex flex-col gap-3 rounded-card border border-line bg-card p-3"
          >
            <div
              className={cx(
                'flex flex-wrap items-center gap-3',
                columns === 2 && 'sm:flex-col sm:items-start',
              )}
            >
              <span
                className={cx(
                  'grid size-28 shrink-0 place-items-center overflow-hidden rounded-xl bg-hue-wash text-hue',
                  columns === 2 && 'sm:size-56 sm:self-center',
                )}
                aria-hidden
              >
                <span className="miniature grid size-full *:size-full">
                  <choice.Miniature board={game.board} state={game.state} isSealed={false} />
                </span>
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">{name}</h3>
                <p className="text-[0.9375rem] text-soft">{begun}</p>
                <p className="text-[0.9375rem] tabular-nums text-soft">
                  <span aria-hidden>{formatDuration(game.time)}</span>
                  <span className="sr-only">{spokenDuration(game.time)}</span>
                </p>
              </div>
            </div>
            <ActionButton
              className={button.secondary}
              disabled={isBusy}
              aria-label={`${action}: ${name}, ${begun}, ${spokenDuration(game.time)}`}
              onClick={() => void choose(game)}
            >
              {action}
            </ActionButton>
          </li>
        );
      })}
    </ul>
  );
}
