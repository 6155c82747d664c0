/** Dialog that shares a result with a picture. Dialog and picture load on demand. */
import { lazy, Suspense, useState } from 'react';
import type { FinalMoves } from '../../games/contract/game.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { sharedName } from '../../ui/puzzleName.ts';

const ShareDialog = lazy(async () => {
  const { ShareDialog: Component } = await import('../share/ShareDialog.tsx');
  return { default: Component };
});
const PuzzlePicture = lazy(async () => {
  const { PuzzlePicture: Component } = await import('../share/PuzzlePicture.tsx');
  return { default: Component };
});

export function ShareResult({
  open: { definition, id, session, views },
  result,
  ending,
  words,
  isOpen,
  onClose,
}: {
  readonly open: OpenPuzzle;
  readonly result: Json;
  readonly ending: FinalMoves | null;
  readonly words: string;
  readonly isOpen: boolean;
  onClose(): void;
}) {
  const [loaded] = useState(() => loadersOf(definition.id).picture());
  return (
    <ShareDialog
      open={isOpen}
      title="Share your result"
      text={views.share(sharedName(definition, id), session.puzzle, result)}
      address={`${location.origin}/${definition.id}/${id}`}
      fileName={`crema-${definition.id}-${id}`}
      picture={(ref) => (
        <Suspense>
          <div className={definition.hue}>
            <PuzzlePicture
              ref={ref}
              loaded={loaded}
              definition={definition}
              puzzle={session.puzzle}
              result={result}
              ending={ending}
              // Other people see the picture: "My", not "Your".
              words={words.replace(/^Your/, 'My')}
            />
          </div>
        </Suspense>
      )}
      onClose={onClose}
    />
  );
}
