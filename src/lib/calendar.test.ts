import { expect, it } from 'vitest';
import { reminderFile } from './calendar.ts';

const reminder = {
  from: '2026-11-27',
  time: '07:30',
  title: 'Crema, and a coffee; both\\each',
  url: 'https://crema.example/',
  host: 'crema.example',
  at: Date.UTC(2026, 10, 26, 21, 5, 9, 70),
};

/** The properties of a file, with folded lines joined. */
const propertiesOf = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

it('repeats every day at an hour that floats, with an alarm', () => {
  const properties = propertiesOf(reminderFile(reminder));
  expect(properties).toContainEqual(['DTSTART', '20261127T073000']);
  expect(properties).toContainEqual(['DTSTAMP', '20261126T210509Z']);
  expect(properties).toContainEqual(['RRULE', 'FREQ=DAILY']);
  expect(properties).toContainEqual(['TRIGGER', 'PT0S']);
  expect(properties).toContainEqual(['SUMMARY', 'Crema\\, and a coffee\\; both\\\\each']);
  expect(properties).toContainEqual(['URL', 'https://crema.example/']);
  const opened = properties.filter(([name]) => name === 'BEGIN').map(([, value]) => value);
  const closed = properties.filter(([name]) => name === 'END').map(([, value]) => value);
  expect(opened.toSorted()).toEqual(closed.toSorted());
});

it('replaces an earlier reminder of the same site', () => {
  const uidOf = (text: string) => propertiesOf(text).find(([name]) => name === 'UID');
  const later = { ...reminder, time: '20:00', at: reminder.at + 60_000 };
  expect(uidOf(reminderFile(later))).toEqual(uidOf(reminderFile(reminder)));
  // Calendars keep the older of two events if the newer one is not a later revision.
  const sequenceOf = (text: string) =>
    Number(propertiesOf(text).find(([name]) => name === 'SEQUENCE')?.[1]);
  expect(sequenceOf(reminderFile(later))).toBeGreaterThan(sequenceOf(reminderFile(reminder)));
  expect(sequenceOf(reminderFile({ ...later, at: Date.UTC(2060, 0) }))).toBeLessThan(2 ** 31);
  expect(propertiesOf(reminderFile(later))).toContainEqual(['LAST-MODIFIED', '20261126T210609Z']);
});

it('has no line of more than 75 octets, and loses no letter', () => {
  const title = 'Zwölf süße Kaffees '.repeat(12).trim();
  const text = reminderFile({ ...reminder, title });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(propertiesOf(text)).toContainEqual(['SUMMARY', title]);
});
