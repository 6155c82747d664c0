/** A page of sentences under headings, and the address to write to. */
import { PageHead } from '../page/PageHead.tsx';
import { PRIVACY } from './privacy.ts';
import { PRIVACY_ALONE } from './privacyAlone.ts';
import type { TrustPage } from './sentences.ts';

export interface TrustTextProps {
  readonly page: TrustPage;
  /** The operator's email address; null where the site names none, or it is not known yet. */
  readonly contact: string | null;
  readonly hasAppCheck: boolean;
}

export function TrustText({ page: named, contact, hasAppCheck }: TrustTextProps) {
  const page = !__HAS_ACCOUNTS__ && named === PRIVACY ? PRIVACY_ALONE : named;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pb-16 lg:px-6">
      <PageHead back={{ to: '/', label: 'Home' }} title={page.title}>
        <p className="mt-2 text-lg text-soft">{page.opening}</p>
      </PageHead>
      <div className="flex flex-col gap-9">
        {page.sections.map(({ title, sentences }) => (
          <section key={title}>
            <h2 className="text-xl">{title}</h2>
            <ul className="mt-3 flex list-disc flex-col gap-2.5 pl-5 text-[1.0625rem] leading-relaxed marker:text-accent">
              {sentences.map(
                (text) =>
                  (hasAppCheck || !page.onlyWithAppCheck?.includes(text)) && (
                    <li key={text}>{text}</li>
                  ),
              )}
            </ul>
          </section>
        ))}
        {contact !== null && (
          <p className="rounded-card border border-line bg-card p-inset">
            <span>{'Questions, or spotted a mistake? Email '}</span>
            <a
              className="font-medium wrap-anywhere underline underline-offset-4"
              href={`mailto:${contact}`}
            >
              {contact}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
