import { describe, expect, it } from 'vitest';
import { digitOf, historyKey, isComposing, isQuestionMark, letterOf } from './keys.ts';

const press = (key: string, code: string, held = '') => ({
  ...{ key, code, shiftKey: held.includes('S') },
  ...{ ctrlKey: held.includes('C'), metaKey: held.includes('M'), altKey: held.includes('A') },
  getModifierState: (name: string) => name === 'NumLock' && held.includes('N'),
});

describe('the letter of a key', () => {
  it.each([
    ['an English P', 'p', 'KeyP', 'p'],
    ['with Caps Lock', 'P', 'KeyP', 'p'],
    ['a Russian one at its place', 'з', 'KeyP', 'p'],
    ['a Greek one', 'π', 'KeyP', 'p'],
    ['a Hebrew one', 'פ', 'KeyP', 'p'],
    ['an Arabic one', 'ح', 'KeyP', 'p'],
    ['an Arabic key of two letters', 'لا', 'KeyB', 'b'],
    ['a Hindi sign', '्', 'KeyD', 'd'],
    ['a Thai one', 'ย', 'KeyP', 'p'],
    ['a Korean one', 'ㅔ', 'KeyP', 'p'],
    ['a German Z, where Y lies', 'z', 'KeyY', 'z'],
    ['a Dvorak P, where R lies', 'p', 'KeyR', 'p'],
  ])('%s', (_, key, code, letter) => expect(letterOf({ key, code })).toBe(letter));

  it.each([
    ['a Latin letter with an accent', 'é', 'KeyW'],
    ['a sign where Dvorak has no letter', ';', 'KeyZ'],
    ['a Russian letter on another key', 'х', 'BracketLeft'],
    ['a digit', '1', 'Digit1'],
    ['a named key', 'Process', 'KeyZ'],
    ['an arrow', 'ArrowLeft', 'ArrowLeft'],
  ])('none: %s', (_, key, code) => expect(letterOf({ key, code })).toBe(''));
});

describe('the digit of a key', () => {
  it.each([
    ['an English 1', press('1', 'Digit1'), 1, false],
    ['with Shift, where it needs none', press('!', 'Digit1', 'S'), 1, true],
    ['with Shift, where it needs it (French)', press('1', 'Digit1', 'S'), 1, false],
    ['a French one without Shift', press('&', 'Digit1'), 1, false],
    ['a Czech one', press('+', 'Digit1'), 1, false],
    ['a Czech letter', press('ě', 'Digit2'), 2, false],
    ['a dead key', press('Dead', 'Digit7'), 7, false],
    ['a Persian one', press('۱', 'Digit1'), 1, false],
    ['an Arabic one', press('٣', 'Digit3'), 3, false],
    ['a Devanagari one', press('१', 'Digit1'), 1, false],
    ['a full-width one', press('１', 'Digit1'), 1, false],
    ['by its sign where the place is another', press('7', 'KeyJ'), 7, false],
    ['of the number pad', press('4', 'Numpad4', 'N'), 4, false],
    ['with Shift on a Mac’s number pad', press('4', 'Numpad4', 'S'), 4, true],
    ['with Shift on Windows, which hides it', press('End', 'Numpad1', 'N'), 1, true],
    ['with Shift on Linux', press('End', 'Numpad1', 'NS'), 1, true],
    ['the middle of the number pad with Shift', press('Clear', 'Numpad5', 'N'), 5, true],
    ['from a key without a place', press('5', ''), 5, false],
  ])('%s', (_, key, digit, shifted) => expect(digitOf(key)).toEqual({ digit, shifted }));

  it.each([
    ['a letter', press('p', 'KeyP')],
    ['an arrow of a number pad without Num Lock', press('End', 'Numpad1')],
    ['a function key', press('F1', 'F1')],
    ['a superscript', press('²', 'Backquote')],
    ['a question mark, wherever it lies', press('?', 'Digit7', 'S')],
  ])('none: %s', (_, key) => expect(digitOf(key)).toBeNull());

  it('leaves a board its own letters', () => {
    expect(digitOf(press('p', 'Digit3'), 'p.')).toBeNull();
    expect(digitOf(press('.', 'Digit3'), 'p.')).toBeNull();
    expect(digitOf(press('x', 'Digit3'), 'p.')).toEqual({ digit: 3, shifted: false });
  });
});

it.each([
  ['undo', press('z', 'KeyZ', 'C'), 'undo'],
  ['undo on a Mac', press('z', 'KeyZ', 'M'), 'undo'],
  ['undo in Russian', press('я', 'KeyZ', 'C'), 'undo'],
  ['redo in Greek', press('Ζ', 'KeyZ', 'CS'), 'redo'],
  ['redo', press('Z', 'KeyZ', 'CS'), 'redo'],
  ['redo by Y', press('y', 'KeyY', 'C'), 'redo'],
  ['redo by a Ukrainian Y', press('н', 'KeyY', 'C'), 'redo'],
  ['undo on a German keyboard', press('z', 'KeyY', 'C'), 'undo'],
  ['redo on a German keyboard', press('y', 'KeyZ', 'C'), 'redo'],
  ['nothing without Ctrl', press('z', 'KeyZ'), null],
  ['nothing with AltGr', press('z', 'KeyZ', 'CA'), null],
  ['nothing for Dvorak’s semicolon', press(';', 'KeyZ', 'C'), null],
])('means %s', (_, key, meaning) => expect(historyKey(key)).toBe(meaning));

it('knows question marks', () => {
  expect(['?', '？', '؟', '/', 'h'].map((key) => isQuestionMark({ key }))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});

it('leaves an input method its keys, in Safari’s order too', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
