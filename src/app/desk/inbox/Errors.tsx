/** Errors that players reported, by file and message, the most frequent first. */

import { useAtomValue } from 'jotai';
import { type ErrorGroup, groupErrors } from '../../../desk/errorGroups.ts';
import type { Desk } from '../../../desk/port.ts';
import { count } from '../../../lib/count.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { useReading } from '../useReading.ts';
import { Cases, type Doing, Part, Settle } from './Part.tsx';

const reading = (desk: Desk) => desk.readErrors();

export function Errors() {
  return (
    <Part title="Reported errors" read={useReading(reading)}>
      {(errors, doing) => (
        <Cases none="No open error reports.">
          {groupErrors(errors.filter(({ key }) => !doing.settled.has(key))).map((group) => (
            <Group key={`${group.file} ${group.message}`} {...group} doing={doing} />
          ))}
        </Cases>
      )}
    </Part>
  );
}

function Group({ file, message, errors, doing }: ErrorGroup & { readonly doing: Doing }) {
  const today = useAtomValue(todayAtom);
  const [newest] = errors;
  if (newest === undefined) return null;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{file}</h3>
      <p className="line-clamp-3 wrap-anywhere">{message}</p>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {`${count(errors.length, 'report')}, last ${momentWords(newest.at, today)}, build ${newest.build}, ${newest.path}`}
      </p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-11 items-center text-soft underline underline-offset-4">
          Latest report
        </summary>
        <pre className="rounded-lg bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {[newest.agent, ...newest.frames, '', newest.stack].join('\n')}
        </pre>
      </details>
      <Settle
        {...doing}
        name={message}
        keys={errors.map(({ key }) => key)}
        count={errors.length}
        mark={(desk, key, settled) => desk.settleError(key, settled)}
      />
    </li>
  );
}
