/** A report of an error in the app, which the player sees before sending it. */
import { withoutHalves } from '../lib/text.ts';
import { MOST_OF_ERROR, type ReportErrorRequest } from './callables.ts';

type Parts = Omit<ReportErrorRequest, 'key'>;
const FIELDS = Object.keys(MOST_OF_ERROR) as readonly (keyof Parts)[];

/** Cuts each text to the length that the server takes. */
export function cutErrorReport(parts: Parts): Parts {
  return Object.fromEntries(
    FIELDS.map((field) => [field, withoutHalves(parts[field].slice(0, MOST_OF_ERROR[field]))]),
  ) as unknown as Parts;
}

/** All that a report says, a line for each part: what the player sees is what is sent. */
export const errorText = ({ build, message, path, agent, stack }: Parts): string =>
  [`Crema build ${build}`, message, `at ${path}`, agent, stack].join('\n');
