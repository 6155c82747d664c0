/** The four hints: what they say, or after which guess they may be asked for. */
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { nextWords } from '../rules/next.ts';
import { unlocked } from '../rules/rules.ts';
import { CLUES, type ClueKind, type Code, type State } from '../rules/types.ts';
import { countryOf, initialOf } from '../world/countries.ts';
import { Outline } from './Outline.tsx';

export interface CluesProps {
  readonly state: State;
  readonly answer: Code;
  readonly locked: boolean;
  /** The hint that is spoken of now. */
  readonly hinted: ClueKind | null;
  onReveal(): void;
}

const TITLES: Readonly<Record<ClueKind, string>> = {
  continent: 'Continent',
  outline: 'Outline',
  letter: 'First letter',
  capital: 'Capital',
};

/** More signs than these are cut short in the row. */
const LONG = 16;

/** What a hint says; the outline is drawn instead. */
export function clueText(kind: ClueKind, answer: Code): string {
  const { name, continent, capital, flag } = countryOf(answer);
  if (kind === 'continent') return continent;
  if (kind === 'letter') return initialOf(name);
  if (kind === 'outline') return 'shown';
  return flag ?? `${initialOf(capital ?? name)}…`;
}

/** Whether it is the flag shows only when it is told; whose continents they are, with the continent. */
function titleOf(kind: ClueKind, answer: Code, told: boolean): string {
  if (kind === 'continent' && told) return 'Continent (UN)';
  const isFlag = kind === 'capital' && told && countryOf(answer).flag !== undefined;
  return isFlag ? 'Flag' : TITLES[kind];
}

/** What is told of a hint; what is long or drawn can be shown large. */
function ToldClue(props: {
  readonly kind: ClueKind;
  readonly answer: Code;
  readonly look: string;
  onLarge(what: 'outline' | 'capital'): void;
}) {
  const { kind, answer, look, onLarge } = props;
  if (kind === 'outline') {
    return (
      <li>
        <button
          type="button"
          className={look}
          aria-label="Outline, show it large"
          onClick={() => onLarge('outline')}
        >
          <Outline code={answer} label="The outline" />
        </button>
      </li>
    );
  }
  const title = titleOf(kind, answer, true);
  const text = clueText(kind, answer);
  if (text.length > LONG) {
    return (
      <li>
        <button type="button" className={look} onClick={() => onLarge('capital')}>
          <span>{title}</span>
          <strong className="gf-clue-long">{text}</strong>
        </button>
      </li>
    );
  }
  return (
    <li className={look}>
      <span>{title}</span>
      <strong>{text}</strong>
    </li>
  );
}

/** A hint that has not been told yet, and perhaps cannot be yet. */
function UntoldClue({
  at,
  state,
  answer,
  locked,
  hinted,
  onReveal,
}: CluesProps & { readonly at: number }) {
  const { kind, after } = CLUES[at]!;
  const title = titleOf(kind, answer, false);
  const role = hinted === kind ? 'target' : undefined;
  if (at >= unlocked(state)) {
    return (
      <li className="gf-clue gf-clue-locked" data-hint={role}>
        <span>{title}</span>
        <strong>
          <Lock size={11} aria-hidden /> <span className="sr-only">locked until </span>
          <span>{`after ${after}`}</span>
        </strong>
      </li>
    );
  }
  // They are told in their order: what comes later waits for what comes before.
  const next = at === state.revealed;
  const before = CLUES[at - 1];
  return (
    <li>
      <button
        type="button"
        className="gf-clue gf-clue-open"
        data-hint={role}
        disabled={locked || !next}
        onClick={onReveal}
      >
        <span>{title}</span>
        {next ? (
          <strong>Show</strong>
        ) : (
          <strong className="gf-clue-waiting">
            {`after the ${TITLES[before!.kind].toLowerCase()}`}
          </strong>
        )}
        {role && <span className="sr-only">The hint is about this.</span>}
      </button>
    </li>
  );
}

export function Clues(props: CluesProps) {
  const { state, answer } = props;
  const next = nextWords(state);
  const about = useId();
  const [large, setLarge] = useState<'outline' | 'capital' | null>(null);
  return (
    <>
      <ul className="gf-clues" aria-label="Hints" aria-describedby={about}>
        {CLUES.map(({ kind }, at) =>
          at < state.revealed ? (
            <ToldClue
              key={kind}
              kind={kind}
              answer={answer}
              look="gf-clue gf-clue-told"
              onLarge={setLarge}
            />
          ) : (
            <UntoldClue key={kind} {...props} at={at} />
          ),
        )}
      </ul>
      <p id={about} className="gf-next">
        {next === null ? 'All four hints are told.' : `Next hint: ${next}.`}
      </p>
      <Dialog
        open={large !== null}
        title={large === 'outline' ? 'The outline' : 'The flag'}
        onClose={() => setLarge(null)}
      >
        {large === 'outline' ? (
          <div className="mx-auto max-w-64 text-hue">
            <Outline code={answer} label="The outline of the country, north up" />
          </div>
        ) : (
          <p>{clueText('capital', answer)}</p>
        )}
      </Dialog>
    </>
  );
}
