/** Geografind on the screen: the map, the field, the hints, the guesses. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { listed } from '../../../lib/listed.ts';
import { cx } from '../../../ui/cx.ts';
import type { BoardViewProps } from '../../view.ts';
import { COUNTRIES, type Country, countryOf, placeOf } from '../countries.ts';
import { meaningOf } from '../meaning.ts';
import { measure } from '../measure.ts';
import { answerOf } from '../rules.ts';
import { exactMatch } from '../search.ts';
import {
  type Board,
  CLUES,
  type Code,
  type Focus,
  MAX_GUESSES,
  type Move,
  type State,
} from '../types.ts';
import { Clues, clueText } from './Clues.tsx';
import { Ending } from './Ending.tsx';
import { GuessField } from './GuessField.tsx';
import { GuessList } from './GuessList.tsx';
import { Legend } from './Legend.tsx';
import type { Mark } from './map/signs.ts';
import { type Problem, problemOf } from './problem.ts';
import { WorldMap } from './WorldMap.tsx';
import { guessSentence, inSentence } from './words.ts';

const KM_PER_DEGREE = 111.2;

type Props = BoardViewProps<Board, State, Move, Focus>;

function marksOf(guesses: readonly Code[], answer: Code, over: boolean): readonly Mark[] {
  const marks = guesses.map((code, i): Mark => {
    const { centre, area, name } = countryOf(code);
    const found = code === answer;
    const { step, bearing } = measure(code, answer);
    return {
      place: placeOf(code),
      centre,
      area,
      step: found ? 'answer' : step,
      label: found ? name : String(i + 1),
      // When it is over, the country itself is to be seen.
      bearing: over ? null : bearing,
    };
  });
  if (!over || guesses.includes(answer)) return marks;
  const { centre, area, name } = countryOf(answer);
  return [
    ...marks,
    { place: placeOf(answer), centre, area, step: 'answer', label: name, bearing: null },
  ];
}

export function BoardView(props: Props) {
  const { board, state, status, locked, focus, preferences, onMove, announce } = props;
  const { guesses } = state;
  const answer = answerOf(board);
  const over = status !== 'playing';
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { units } = preferences;

  const marks = useMemo(() => marksOf(guesses, answer, over), [guesses, answer, over]);
  const named = over ? null : exactMatch(text);
  const picked = named && !guesses.includes(named.code) ? placeOf(named.code) : null;

  // The map turns to the last guess, and to the answer when it is over, with more of what is around.
  const shown = over ? answer : guesses.at(-1);
  const target = useMemo(() => {
    if (shown === undefined) return null;
    const { centre, area } = countryOf(shown);
    return {
      lat: centre[0],
      lon: centre[1],
      across: (Math.sqrt(area) / KM_PER_DEGREE) * (over ? 1.6 : 1),
    };
  }, [shown, over]);

  const said = useRef(guesses.length);
  useEffect(() => {
    const last = guesses.at(-1);
    const before = said.current;
    said.current = guesses.length;
    if (guesses.length <= before || last === undefined) return;
    const left = MAX_GUESSES - guesses.length;
    const after = over
      ? last === answer
        ? ''
        : ` The country was ${inSentence(countryOf(answer))}.`
      : ` ${left} ${left === 1 ? 'guess' : 'guesses'} left.`;
    announce(guessSentence(guesses.length, last, answer, units) + after);
  }, [guesses, answer, over, units, announce]);

  const told = useRef(state.revealed);
  useEffect(() => {
    const before = told.current;
    told.current = state.revealed;
    if (state.revealed <= before) return;
    const { kind } = CLUES[state.revealed - 1]!;
    const what = {
      continent: 'Continent',
      outline: 'Outline',
      letter: 'First letter',
      capital: 'Capital or flag',
    };
    announce(`${what[kind]}: ${clueText(kind, answer)}.`);
  }, [state.revealed, answer, announce]);

  /** Whether the name in the field was picked on the map. */
  const fromMap = useRef(false);

  function change(next: string, picked = false) {
    setText(next);
    setProblem(null);
    fromMap.current = picked;
  }

  function guess(chosen: Country | null) {
    if (locked) return;
    const meaning = chosen ? ({ kind: 'country', country: chosen } as const) : meaningOf(text);
    if (meaning.kind !== 'country') return setProblem(problemOf(text, meaning));
    const { country } = meaning;
    if (guesses.includes(country.code)) {
      const words = `You have tried ${inSentence(country)} already.`;
      return setProblem({ words, choices: [], end: '' });
    }
    change('');
    onMove({ type: 'guess', country: country.code });
    // A finger means to look at the map now, not at its keyboard.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    else input.current?.focus({ preventScroll: true });
  }

  function pick(place: number | null) {
    if (locked) return;
    if (place === null) {
      // The sea takes back what the map gave, and not what was typed.
      if (fromMap.current) change('');
      return;
    }
    const { name } = COUNTRIES[place]!;
    change(name, true);
    announce(`${name}. Press Guess to guess it.`);
  }

  const sentences = guesses.map((code, i) => guessSentence(i + 1, code, answer, units));
  const description =
    sentences.length === 0
      ? 'The world. Countries that you guess are painted by how near they are.'
      : `The world, with ${listed(guesses.map((code) => inSentence(countryOf(code))))} painted. ${sentences.join(' ')}`;

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
            <GuessList guesses={guesses} answer={answer} units={units} over />
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
          onText={(next) => change(next)}
          onGuess={guess}
        />
        <Clues
          state={state}
          answer={answer}
          locked={locked}
          focus={focus[0]?.clue ?? null}
          onReveal={() => onMove({ type: 'reveal' })}
        />
        <GuessList guesses={guesses} answer={answer} units={units} over={false} />
      </div>
    ),
    ending: over && <Ending guesses={guesses} answer={answer} units={units} />,
  });
}
