/** Ways to a table: start one, or join one by its code. */
import { type FormEvent, useState } from 'react';
import { makeRng } from '../../lib/rng.ts';
import { ADJECTIVES, makeName, NOUNS, pick } from '../../protocol/names.ts';
import { parseCode } from '../../protocol/tableCode.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { CodeField, NO_CODE } from '../../ui/CodeField.tsx';
import { Failure } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { useNavigate } from '../page/useNavigate.ts';
import { NameChoice } from '../profile/NameChoice.tsx';
import { changeTable } from './tablesState.ts';

function randomWords() {
  const rng = makeRng(crypto.randomUUID());
  return { adjective: pick(ADJECTIVES, rng), noun: pick(NOUNS, rng) };
}

export function StartTable({ onStarted }: { onStarted(id: string): void }) {
  const [words, setWords] = useState(randomWords);
  const { busy, problem, run } = useWork();

  async function start() {
    const name = makeName(words.adjective, words.noun);
    const started = await changeTable({ kind: 'create', name });
    if (started.ok) onStarted(started.value);
    return started;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void run(start);
  }

  return (
    <form
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-inset"
    >
      <h2 className="text-xl">Start a table</h2>
      <NameChoice {...words} onChange={(changed) => setWords({ ...words, ...changed })} />
      <ActionButton type="submit" className={`${button.primary} self-start`} disabled={busy}>
        {busy ? 'Starting' : 'Start table'}
      </ActionButton>
      {problem !== null && <Failure>{problem.message}</Failure>}
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
    if (code === null) setError(NO_CODE);
    else navigate(`/join/${code}`);
  }

  return (
    <form
      noValidate
      onSubmit={enter}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-inset"
    >
      <h2 className="text-xl">Join a table</h2>
      <CodeField
        label="Code or link"
        value={text}
        error={error}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
      <button type="submit" className={`${button.secondary} self-start`}>
        Continue
      </button>
    </form>
  );
}
