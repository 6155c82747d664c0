/** Ways to a table: start one, or join one by its code. */
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { makeRng } from '../../lib/rng.ts';
import { ADJECTIVES, makeName, NOUNS, pick } from '../../protocol/names.ts';
import { parseCode } from '../../protocol/tableCode.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { Failure } from '../../ui/Pane.tsx';
import { NameChoice } from '../profile/NameChoice.tsx';
import { changeTable } from './tablesState.ts';

function randomWords() {
  const rng = makeRng(crypto.randomUUID());
  return { adjective: pick(ADJECTIVES, rng), noun: pick(NOUNS, rng) };
}

export function StartTable({ onStarted }: { onStarted(id: string): void }) {
  const [words, setWords] = useState(randomWords);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const name = makeName(words.adjective, words.noun);
    const started = await changeTable({ kind: 'create', name });
    setBusy(false);
    if (started.ok) onStarted(started.value);
    else setFailure(started.problem.message);
  }

  return (
    <form
      onSubmit={(event) => void start(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-inset"
    >
      <h2 className="text-xl">Start a table</h2>
      <NameChoice {...words} onChange={(changed) => setWords({ ...words, ...changed })} />
      <ActionButton type="submit" className={`${button.primary} self-start`} disabled={busy}>
        {busy ? 'Starting' : 'Start it'}
      </ActionButton>
      {failure !== null && <Failure>{failure}</Failure>}
    </form>
  );
}

export function EnterCode() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  function enter(event: FormEvent) {
    event.preventDefault();
    const code = parseCode(text);
    if (code === null) setError('A code has three words of five letters, like lusab-babad-gutih.');
    else navigate(`/join/${code}`);
  }

  return (
    <form
      noValidate
      onSubmit={enter}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-inset"
    >
      <h2 className="text-xl">Join a table</h2>
      <Field
        label="Code or link"
        value={text}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <button type="submit" className={`${button.secondary} self-start`}>
        Go on
      </button>
    </form>
  );
}
