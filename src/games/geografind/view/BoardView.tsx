/** Geografind's board view: the map, the text field, the hints, the guesses. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { cx } from '../../../ui/cx.ts';
import { inSlices } from '../../../ui/inSlices.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, Code, Focus, Move, State } from '../rules/types.ts';
import { countryOf, placeOf } from '../world/countries.ts';
import { distances } from '../world/measure.ts';
import { exactMatch, makingEntries } from '../world/search.ts';
import { Clues } from './Clues.tsx';
import { Ending } from './Ending.tsx';
import { GuessField } from './GuessField.tsx';
import { GuessList } from './GuessList.tsx';
import { Legend } from './Legend.tsx';
import { marksOf, targetOf } from './marks.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useGuess } from './useGuess.ts';
import { WorldMap } from './WorldMap.tsx';
import { guessSentence, inSentence } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

/** Describes the map's guesses in words, for screen readers. */
function describe(
  guesses: readonly Code[],
  answer: Code,
  units: 'km' | 'miles',
  arrowless: boolean,
): string {
  const sentences = guesses.map((code, i) => guessSentence(i + 1, code, answer, units, arrowless));
  return sentences.length === 0
    ? 'World map. Each country you guess is coloured by how close it is.'
    : `World map, with ${joinWithAnd(guesses.map((code) => inSentence(countryOf(code))))} coloured. ${sentences.join(' ')}`;
}

export function BoardView(props: Props) {
  const { board, state, status, locked, preferences, onMove, onPreferences, announce } = props;
  const { guesses } = state;
  const { units } = preferences;
  const isFresh = guesses.length === 0;
  const arrowless = isFresh ? !preferences.arrows : state.arrowless === true;
  const answer = answerOf(board);
  const over = status !== 'playing';
  const input = useRef<HTMLInputElement>(null);
  const { text, problem, type, guess, pick } = useGuess({
    guesses,
    locked,
    arrowless: isFresh && arrowless,
    input,
    onMove,
    announce,
  });
  // Makes while the page is idle what the first letter and the first guess need.
  useEffect(() => {
    whenIdle(() => {
      distances();
      void inSlices(makingEntries());
    });
  }, []);
  useAnnouncements({ state, answer, over, units, announce });

  // If the game was already over at page load, the camera does not fly to the answer.
  const [before] = useState(over);
  // Renders the text field and the list of guesses first: drawing the map takes longer.
  const read = useDeferredValue(text);
  const mapped = useDeferredValue(useMemo(() => ({ guesses, over }), [guesses, over]));
  const { marks, target, description } = useMemo(() => {
    const end = !mapped.over ? 'no' : before ? 'before' : 'now';
    return {
      marks: marksOf(mapped.guesses, answer, mapped.over, arrowless),
      target: targetOf(mapped.guesses, answer, end),
      description: describe(mapped.guesses, answer, units, arrowless),
    };
  }, [mapped, answer, before, units, arrowless]);
  const picked = useMemo(() => {
    const named = mapped.over ? null : exactMatch(read);
    return named && !mapped.guesses.includes(named.code) ? placeOf(named.code) : null;
  }, [mapped, read]);

  return props.children({
    board: (
      <div className={cx('gf-board', over && 'gf-over')}>
        <WorldMap
          marks={marks}
          picked={picked}
          target={target}
          description={description}
          onPick={pick}
          legend={<Legend units={units} />}
        />
        {guesses.length > 0 && (
          <div className="gf-printed print-only">
            <GuessList {...{ guesses, answer, units, arrowless }} over />
          </div>
        )}
      </div>
    ),
    controls: (
      <div className="gf-controls">
        <GuessField
          text={text}
          locked={locked}
          problem={problem}
          tried={guesses}
          input={input}
          onText={type}
          onGuess={guess}
        />
        <Clues
          state={state}
          answer={answer}
          locked={locked}
          hinted={props.hint?.target[0]?.clue ?? null}
          onReveal={() => onMove({ type: 'reveal' })}
        />
        <div
          className="gf-slots"
          data-fresh={(isFresh && onPreferences !== undefined) || undefined}
        >
          <GuessList {...{ guesses, answer, units, arrowless }} over={false} />
          {isFresh && onPreferences && (
            <label className="gf-arrowless no-print">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={arrowless}
                onChange={() => onPreferences({ arrows: arrowless })}
              />
              <span>Play without arrows</span>
            </label>
          )}
        </div>
      </div>
    ),
    ending: over && <Ending {...{ guesses, answer, units, arrowless }} />,
  });
}
