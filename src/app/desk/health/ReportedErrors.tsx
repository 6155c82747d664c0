/** Errors that players reported, by file and message, the most frequent first. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type ErrorGroup, groupErrors } from '../../../desk/errorGroups.ts';
import type { Desk } from '../../../desk/port.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { useActing } from '../act.ts';
import { momentWords } from '../days.ts';
import { ReadLine } from '../ReadLine.tsx';
import type { Read } from '../useReading.ts';

export function ReportedErrors({
  read,
}: {
  readonly read: Read<Awaited<ReturnType<Desk['readErrors']>>>;
}) {
  const groups = useMemo(() => groupErrors(read.value ?? []), [read.value]);
  return (
    <section aria-label="Reported errors">
      <h2 className="text-xl">Reported errors</h2>
      <ReadLine read={read} />
      {read.value !== null && groups.length === 0 && (
        <p className="mt-1 text-soft">None were reported, or all of them are settled.</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {groups.map((group) => (
          <Group key={`${group.file} ${group.message}`} group={group} />
        ))}
      </ul>
      {groups.length > 1 && <SettleAll errors={read.value ?? []} />}
    </section>
  );
}

function Group({ group: { file, message, errors } }: { readonly group: ErrorGroup }) {
  const today = useAtomValue(todayAtom);
  const [newest] = errors;
  if (newest === undefined) return null;
  const count = errors.length === 1 ? 'Once' : `${errors.length} times`;
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{file}</h3>
      <p className="line-clamp-3 wrap-anywhere">{message}</p>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {`${count}, last ${momentWords(newest.at, today)}, build ${newest.build}, ${newest.path}`}
      </p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
          The newest report
        </summary>
        <pre className="rounded-lg bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {[newest.agent, ...newest.frames, '', newest.stack].join('\n')}
        </pre>
      </details>
      <SettleAll errors={errors} />
    </li>
  );
}

function SettleAll({ errors }: Pick<ErrorGroup, 'errors'>) {
  const { busy, problem, run } = useActing();
  const settle = () =>
    run(async (desk) => {
      for (const { key } of errors) await desk.settleError(key);
    });
  return (
    <>
      <ActionButton className={`${button.secondary} mt-2`} disabled={busy} onClick={settle}>
        {errors.length === 1 ? 'Settle' : `Settle all ${errors.length}`}
      </ActionButton>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {problem}
        </p>
      )}
    </>
  );
}
