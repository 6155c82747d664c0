import { expect, it } from 'vitest';
import { takeKey } from './keys.ts';

interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
}

/** The effect of a key on a board of size 4, and whether the view handles the key. */
function taken(pressed: Pressed): readonly [what: string, isTaken: boolean] {
  let what = '';
  const event = { code: '', shiftKey: false, repeat: false, ...pressed } as KeyboardEvent;
  const isTaken = takeKey(event, 4, {
    onSlide: (by) => {
      what = `slide ${by}`;
    },
    onDigit: (digit, shifted) => {
      what = `${shifted ? 'mark' : 'write'} ${digit}`;
    },
    onClear: () => {
      what = 'clear';
    },
    onPencil: () => {
      what = 'pencil';
    },
    onOther: () => false,
  });
  return [what, isTaken];
}

it.each<[string, Pressed, string]>([
  ['writes a digit', { key: '4', code: 'Digit4' }, 'write 4'],
  ['marks it with Shift', { key: '$', code: 'Digit4', shiftKey: true }, 'mark 4'],
  ['marks it from the number pad', { key: '4', code: 'Numpad4', shiftKey: true }, 'mark 4'],
  ['writes a held one once', { key: '4', code: 'Digit4', repeat: true }, ''],
  ['empties by any zero', { key: '٠', code: 'Digit0' }, 'clear'],
  ['slides', { key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true }, 'slide -1'],
])('%s', (_, pressed, what) => expect(taken(pressed)).toEqual([what, true]));

it('leaves the rest', () => {
  expect(taken({ key: 'x', code: 'KeyX' })).toEqual(['', false]);
  expect(taken({ key: 'l', code: 'KeyP' })).toEqual(['', false]);
});
