/** The words of a condition that the player met: an extra, a game without arrows. */
import type { FinalMoves } from '../../games/contract/game.ts';
import { loadPicture } from '../../games/viewLoaders.ts';
import { capital } from '../../lib/capital.ts';
import type { Json } from '../../lib/json.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { usePlay } from './playContext.ts';

export function MetMark({
  result,
  ending,
}: {
  readonly result: Json;
  readonly ending: FinalMoves | null;
}) {
  const { definition, session } = usePlay().open;
  const mark = useAsync(
    () =>
      loadPicture(definition.id).then(
        ({ markOf }) => markOf?.(session.puzzle, result, ending) ?? undefined,
        // Offline, the code may be missing.
        () => undefined,
      ),
    [definition, session.puzzle, result, ending],
  );
  return mark !== undefined && <span>{`${capital(mark)}. `}</span>;
}
