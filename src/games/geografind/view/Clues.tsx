/** The four hint tiles: each shows its hint, or which guess unlocks it. */
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { hintWords } from '../../shared/hintRole.ts';
import { nextWords } from '../rules/next.ts';
import { unlocked } from '../rules/rules.ts';
import { CLUES, type ClueKind, type Code, type State } from '../rules/types.ts';
import { countryOf, initialOf } from '../world/countries.ts';
import { Outline } from './Outline.tsx';

export interface CluesProps {
  readonly state: State;
  readonly answer: Code;
  readonly locked: boolean;
  /** The kind of the hint tile that the hint dialogue is about. */
  readonly hinted: ClueKind | null;
  onReveal(): void;
}

const TITLES: Readonly<Record<ClueKind, string>> = {
  continent: 'Continent',
  outline: 'Outline',
  letter: 'First letter',
  capital: 'Capital',
};

/** Hints of more characters than this do not fit the row of tiles in full. */
const LONG = 16;

/** A hint as text; for the outline the view draws a picture instead. */
export function clueText(kind: ClueKind, answer: Code): string {
  const { name, continent, capital, flag } = countryOf(answer);
  if (kind === 'continent') return continent;
  if (kind === 'letter') return initialOf(name);
  if (kind === 'outline') return 'shown';
  return flag ?? `${initialOf(capital ?? name)}…`;
}

/**
 * A hint tile's title. It mentions the flag, or the UN as the source of the continent, only once
 * the hint is revealed.
 */
function titleOf(kind: ClueKind, answer: Code, told: boolean): string {
  if (kind === 'continent' && told) return 'Continent (UN)';
  const isFlag = kind === 'capital' && told && countryOf(answer).flag !== undefined;
  return isFlag ? 'Flag' : TITLES[kind];
}

/** A revealed hint; long texts and the country's outline can be enlarged. */
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
          aria-label="Enlarge the outline"
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

/** An unrevealed hint, locked or available. */
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
          <span>{`after ${after} guesses`}</span>
        </strong>
      </li>
    );
  }
  // Hints are revealed in order: this tile is available only after the tiles before it are
  // revealed.
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
        {role && <span className="sr-only">{hintWords(role)}</span>}
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
        {next === null ? 'You’ve seen all four hints.' : `Next hint: ${next}.`}
      </p>
      <Dialog
        open={large !== null}
        title={large === 'outline' ? 'The outline' : 'The flag'}
        onClose={() => setLarge(null)}
      >
        {large === 'outline' ? (
          <div className="mx-auto max-w-64 text-hue">
            <Outline code={answer} label="The outline of the country, with north at the top" />
          </div>
        ) : (
          <p>{clueText('capital', answer)}</p>
        )}
      </Dialog>
    </>
  );
}
