/** A report of an error in the app, which the player sees before sending it. */
import { withoutHalves } from '../lib/text.ts';
import { MOST_OF_ERROR, type ReportErrorRequest } from '../protocol/reportCallables.ts';

type Parts = Omit<ReportErrorRequest, 'key'>;
const FIELDS = Object.keys(MOST_OF_ERROR) as readonly (keyof Parts)[];

/** An address, or a path, up to a query or hash; and those, up to a place in the code (`:12:3`). */
const QUERY = /((?:https?:\/)?\/[^\s?#()"']*)[?#][^\s()"']*?(?=(?::\d+)*(?:[\s()"',]|$))/g;
/** In the address of a link to a table its code, which is a seat there. */
const JOIN_CODE = /(\/join\/)[^\s/?#:()"']+/gi;

/** A text without queries and hashes of addresses, and without codes of tables. */
function withoutSecrets(text: string): string {
  return text.replace(QUERY, '$1').replace(JOIN_CODE, '$1:code');
}

/**
 * Leaves out of each text how to sign in or sit down at a table, and cuts it to the length that the
 * server takes.
 */
export function cutErrorReport(parts: Parts): Parts {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const most = MOST_OF_ERROR[field];
      // A text may be of any length: the patterns look at what could be sent.
      const text = withoutSecrets(parts[field].slice(0, 2 * most));
      return [field, withoutHalves(text.slice(0, most))];
    }),
  ) as unknown as Parts;
}

/** All that a report says, a line for each part: what the player sees is what is sent. */
export const errorText = ({ build, message, path, agent, stack }: Parts): string =>
  [`Crema build ${build}`, message, `at ${path}`, agent, stack].join('\n');
