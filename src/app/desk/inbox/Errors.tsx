/** Errors that players reported, by file and message, the most frequent first. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type ErrorGroup, groupErrors } from '../../../desk/errorGroups.ts';
import type { Dated } from '../../../desk/port.ts';
import type { ErrorDocument } from '../../../protocol/deskDocuments.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { momentWords } from '../days.ts';
import { type Settling, useSettling } from './useSettling.tsx';

export function Errors({ errors }: { readonly errors: readonly Dated<ErrorDocument>[] }) {
  const groups = useMemo(() => groupErrors(errors), [errors]);
  const settling = useSettling((desk, key, settled) => desk.settleError(key, settled));
  return (
    <section aria-labelledby="errors">
      <h2 id="errors" className="text-2xl">
        Reported errors
      </h2>
      {settling.said}
      {groups.length === 0 && (
        <p className="text-soft">None were reported, or all of them are settled.</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {groups.map((group) => (
          <Group key={`${group.file} ${group.message}`} group={group} settling={settling} />
        ))}
      </ul>
    </section>
  );
}

interface GroupProps {
  readonly group: ErrorGroup;
  readonly settling: Settling;
}

function Group({ group: { file, message, errors }, settling: { busy, settle } }: GroupProps) {
  const today = useAtomValue(todayAtom);
  const [newest] = errors;
  if (newest === undefined) return null;
  const count = errors.length === 1 ? 'Once' : `${errors.length} times`;
  const keys = errors.map(({ key }) => key);
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
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
      <ActionButton
        className={`${button.secondary} mt-1`}
        disabled={busy}
        onClick={() => settle(message, keys)}
      >
        {errors.length === 1 ? 'Settle' : `Settle all ${errors.length}`}
      </ActionButton>
    </li>
  );
}
