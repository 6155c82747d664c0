/** Chooses a name of two words from the lists, for a player or a table. */
import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { makeRng } from '../../lib/rng.ts';
import { ADJECTIVES, type Adjective, NOUNS, type Noun, pick } from '../../protocol/names.ts';
import { button } from '../../ui/button.ts';

interface WordProps<Word extends string> {
  readonly label: string;
  readonly value: Word;
  readonly words: readonly Word[];
  onChange(word: Word): void;
}

function WordSelect<Word extends string>({ label, value, words, onChange }: WordProps<Word>) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="mb-1.5 block text-sm text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Word)}
        className="min-h-11 w-full rounded-xl border border-edge bg-ground px-2.5 text-base"
      >
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </div>
  );
}

export interface NameChoiceProps {
  readonly adjective: Adjective;
  readonly noun: Noun;
  /** Takes the words that were changed. */
  onChange(words: { readonly adjective?: Adjective; readonly noun?: Noun }): void;
}

export function NameChoice({ adjective, noun, onChange }: NameChoiceProps) {
  function shuffle() {
    const rng = makeRng(crypto.randomUUID());
    const words = { adjective, noun };
    while (words.adjective === adjective && words.noun === noun) {
      words.adjective = pick(ADJECTIVES, rng);
      words.noun = pick(NOUNS, rng);
    }
    onChange(words);
  }

  return (
    <div className="relative">
      <fieldset>
        <legend className="mb-2 font-medium">Name</legend>
        <div className="flex gap-2">
          <WordSelect
            label="First word"
            value={adjective}
            words={ADJECTIVES}
            onChange={(word) => onChange({ adjective: word })}
          />
          <WordSelect
            label="Second word"
            value={noun}
            words={NOUNS}
            onChange={(word) => onChange({ noun: word })}
          />
        </div>
      </fieldset>
      <button
        type="button"
        className={`${button.compact} absolute -top-2.5 -right-2`}
        aria-label="Shuffle the name"
        onClick={shuffle}
      >
        <Shuffle size={18} aria-hidden /> Shuffle
      </button>
    </div>
  );
}
