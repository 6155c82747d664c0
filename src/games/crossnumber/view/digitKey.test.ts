import { expect, it } from 'vitest';
import { digitKey } from './digitKey.ts';

const press = (key: string, code: string, shiftKey = false) => digitKey({ key, code, shiftKey });

it.each([
  ['writes a digit on an English keyboard', press('1', 'Digit1'), 1, false],
  ['pencils it with Shift', press('!', 'Digit1', true), 1, true],
  [
    'writes a digit on a French keyboard, where it needs Shift',
    press('1', 'Digit1', true),
    1,
    false,
  ],
  ['writes it with Caps Lock', press('0', 'Digit0'), 0, false],
  ['goes by the sign where the place is another', press('7', 'KeyJ'), 7, false],
  ['writes from the number pad', press('4', 'Numpad4'), 4, false],
])('%s', (_, found, digit, shifted) => expect(found).toEqual({ digit, shifted }));

it.each([
  ['the sign of a French digit key', press('&', 'Digit1')],
  ['a letter', press('p', 'KeyP')],
  ['an arrow of the number pad', press('ArrowLeft', 'Numpad4')],
  ['the end of the number pad, with Shift', press('End', 'Numpad1', true)],
  ['a function key', press('F1', 'F1')],
])('takes %s for no digit', (_, found) => expect(found).toBeNull());
