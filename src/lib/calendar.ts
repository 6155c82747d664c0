/** A daily reminder as an iCalendar file (RFC 5545). */

export interface Reminder {
  /** First day, as YYYY-MM-DD. */
  readonly from: string;
  /** Time of day, as HH:MM. It floats: it means the same hour in every time zone. */
  readonly time: string;
  readonly title: string;
  readonly url: string;
  /** The site's host name: a later file of the same site replaces the reminder of the earlier one. */
  readonly host: string;
  /** Time at which the file is made, in epoch ms. */
  readonly at: number;
}

/** Time from which a reminder's revisions are counted: calendars expect 32 bits at most. */
const FIRST_AT = Date.UTC(2026, 0);

/** The file's text. It has one event that repeats every day, with an alarm at its start. */
export function reminderFile({ from, time, title, url, host, at }: Reminder): string {
  const start = `${from.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const stamp = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Crema//Reminder//EN',
    'BEGIN:VEVENT',
    `UID:reminder@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.max(0, Math.floor((at - FIRST_AT) / 1000))}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines have 75 octets at most; a line that begins with a space continues the one before. */
const LONGEST_LINE = 75;

function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

/** Number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
