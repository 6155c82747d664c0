/** The page with the licences of third-party works that Crema contains. */

import notices from '../../../THIRD_PARTY_NOTICES.md?raw';
import { onHost } from '../address.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/useTitle.ts';

export function Page() {
  useTitle('Licences');
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pb-16 lg:px-6">
      <PageHead back={{ to: '/', label: 'Home' }} title="Licences">
        <p className="mt-2 text-soft">Crema is free software, built on the work of others.</p>
      </PageHead>
      <pre className="overflow-x-auto rounded-card border border-line bg-card p-5 font-sans text-sm whitespace-pre-wrap">
        {notices}
      </pre>
      <p className="mt-4">
        {'Their licences: '}
        <a href={onHost('/licences/software.txt')} className="underline underline-offset-4">
          software
        </a>
        {', '}
        <a href={onHost('/licences/works.txt')} className="underline underline-offset-4">
          typeface, data and Firebase
        </a>
      </p>
    </div>
  );
}
