/** The four hints: what they say, or after which guess they may be asked for. */
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { countryOf, initialOf } from '../countries.ts';
import { unlocked } from '../rules.ts';
import { CLUES, type ClueKind, type Code, type State } from '../types.ts';
import { Outline } from './Outline.tsx';

export interface CluesProps {
  readonly state: State;
  readonly answer: Code;
  readonly locked: boolean;
  /** The hint that is spoken of now. */
  readonly focus: ClueKind | null;
  onReveal(): void;
}

const TITLES: Readonly<Record<ClueKind, string>> = {
  continent: 'Continent',
  outline: 'Outline',
  letter: 'First letter',
  capital: 'Capital',
};

/** What a hint says; the outline is drawn instead. */
export function clueText(kind: ClueKind, answer: Code): string {
  const { name, continent, capital, flag } = countryOf(answer);
  if (kind === 'continent') return continent;
  if (kind === 'letter') return initialOf(name);
  if (kind === 'outline') return 'shown';
  return flag ?? `${initialOf(capital ?? name)}…`;
}

/** Whether it is the flag shows only when it is told. */
function titleOf(kind: ClueKind, answer: Code, told: boolean): string {
  const isFlag = kind === 'capital' && told && countryOf(answer).flag !== undefined;
  return isFlag ? 'Flag' : TITLES[kind];
}

export function Clues({ state, answer, locked, focus, onReveal }: CluesProps) {
  const [large, setLarge] = useState<'outline' | 'capital' | null>(null);
  const open = unlocked(state);
  return (
    <>
      <ul className="gf-clues" aria-label="Hints">
        {CLUES.map(({ kind, after }, i) => {
          const told = i < state.revealed;
          const title = titleOf(kind, answer, told);
          const look = cx('gf-clue', focus === kind && 'gf-clue-focus', told && 'gf-clue-told');
          if (!told && i >= open) {
            return (
              <li key={kind} className={cx(look, 'gf-clue-locked')}>
                <span>{title}</span>
                <strong>
                  <Lock size={11} aria-hidden /> <span className="sr-only">locked until </span>
                  after {after}
                </strong>
              </li>
            );
          }
          if (!told) {
            // They are told in their order: what comes later waits for what comes before.
            const next = i === state.revealed;
            return (
              <li key={kind}>
                <button
                  type="button"
                  className={cx(look, 'gf-clue-open')}
                  disabled={locked || !next}
                  onClick={onReveal}
                >
                  <span>{title}</span>
                  <strong>{next ? 'Show' : 'Ready'}</strong>
                </button>
              </li>
            );
          }
          if (kind === 'outline') {
            return (
              <li key={kind}>
                <button
                  type="button"
                  className={look}
                  aria-label="Outline, show it large"
                  onClick={() => setLarge('outline')}
                >
                  <Outline code={answer} label="The outline" />
                </button>
              </li>
            );
          }
          const text = clueText(kind, answer);
          if (text.length > 16) {
            return (
              <li key={kind}>
                <button type="button" className={look} onClick={() => setLarge('capital')}>
                  <span>{title}</span>
                  <strong className="gf-clue-long">{text}</strong>
                </button>
              </li>
            );
          }
          return (
            <li key={kind} className={look}>
              <span>{title}</span>
              <strong>{text}</strong>
            </li>
          );
        })}
      </ul>
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
