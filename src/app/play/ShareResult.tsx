/** Dialog that shares a result with a picture, and challenges a friend. The picture loads later. */
import { lazy, Suspense, use, useState } from 'react';
import type { FinalMoves } from '../../games/contract/game.ts';
import type { PictureModule, PlayStep } from '../../games/contract/view.ts';
import type { Json } from '../../lib/json.ts';
import { stepsOf } from '../../play/steps.ts';
import { encodeChallenge } from '../../protocol/challenge.ts';
import { sharedName } from '../../ui/puzzleName.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { turnWords } from './challengeWords.ts';
import { useOwnChallenge } from './ownChallenge.ts';
import { type PlayContextValue, usePlay } from './playContext.ts';
import { readPlayed } from './usePlayed.ts';

const PuzzlePicture = lazy(async () => {
  const { PuzzlePicture: Component } = await import('../share/PuzzlePicture.tsx');
  return { default: Component };
});

/** The steps of the play, for the picture; without them it is that of the puzzle. */
async function readSteps(play: PlayContextValue): Promise<readonly PlayStep[] | null> {
  const session = await readPlayed(play).catch(() => null);
  return session && stepsOf(session);
}

export function ShareResult({
  result,
  hints,
  ending,
  words,
  loaded,
  isOpen,
  challenges,
  onClose,
}: {
  readonly result: Json;
  /** The number of hints used, or null where it is unknown. */
  readonly hints: number | null;
  readonly ending: FinalMoves | null;
  readonly words: string;
  readonly loaded: Promise<PictureModule>;
  readonly isOpen: boolean;
  /** Whether the dialog opens with the challenge chosen. */
  readonly challenges: boolean;
  onClose(): void;
}) {
  const play = usePlay();
  const { definition, id, session } = play.open;
  const own = useOwnChallenge(result, hints);
  const [steps] = useState(() => readSteps(play));
  const { share, markOf } = use(loaded);
  const mark = markOf?.(session.puzzle, result, ending) ?? null;
  return (
    <ShareDialog
      open={isOpen}
      title="Share your result"
      text={share(sharedName(definition, id), session.puzzle, result, mark)}
      address={`${location.origin}${import.meta.env.BASE_URL}${definition.id}/${id}`}
      challenge={{
        code: encodeChallenge({ game: definition.id, id }, own),
        words: turnWords(definition.measure, [own]),
        isChosen: challenges,
      }}
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
              mark={mark}
              steps={steps}
              // The shared picture says "My" instead of "Your", because other people see it.
              words={words.replace(/^Your/, 'My')}
            />
          </div>
        </Suspense>
      )}
      onClose={onClose}
    />
  );
}
