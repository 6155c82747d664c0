/** An error report, shown whole, which the player may send or copy. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cutErrorReport, errorText } from '../../feedback/errorReport.ts';
import { REPORT_SENT_LATER } from '../../lib/sentences.ts';
import { button } from '../../ui/button.ts';
import { onlineAtom } from '../device/online.ts';
import { hadNoAccounts } from '../device/siteMemory.ts';

export function SendErrorReport(props: Parameters<typeof cutErrorReport>[0]) {
  const online = useAtomValue(onlineAtom);
  const [isSent, setSent] = useState(false);
  const [said, setSaid] = useState('');
  const report = cutErrorReport(props);
  const text = errorText(report);

  async function send() {
    try {
      const { report: keep } = await import('../background/reports.ts');
      await keep({ ...report, key: crypto.randomUUID().replaceAll('-', '') });
      setSent(true);
      setSaid(online ? 'Thanks. We’re sending your report.' : REPORT_SENT_LATER);
    } catch (error) {
      console.warn('The error report was not stored.', error);
      setSaid('We couldn’t save the report on this device. You can copy it instead.');
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Copying didn’t work.');
    }
  }

  return (
    <details className="w-full text-sm">
      <summary className="inline-flex min-h-11 items-center text-soft underline underline-offset-4">
        Report this error
      </summary>
      <section
        className="mt-1 max-h-48 overflow-auto rounded-lg bg-sunken p-3"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, for keys too
        tabIndex={0}
        aria-label="Report"
      >
        <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
      <p className="mt-2 text-soft">This is everything we’ll receive. It doesn’t identify you.</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {/* A site without accounts has no server to send it to. */}
        {!isSent && !hadNoAccounts() && (
          <button type="button" className={button.secondary} onClick={() => void send()}>
            Send this report
          </button>
        )}
        <button type="button" className={button.quiet} onClick={() => void copy()}>
          Copy the report
        </button>
      </div>
      <p role="status" className="mt-2">
        {said}
      </p>
    </details>
  );
}
