import { expect, it } from 'vitest';
import { checkLength, checkVerdict } from './password.ts';

const policy = (options = {}) => ({ passwordPolicy: { customStrengthOptions: options } });

it.each([
  ['', 'Your password needs at least 6 characters.'],
  ['12345', 'Your password needs at least 6 characters.'],
  ['123456', null],
])('judges %j by its length when there is no policy', (password, sentence) => {
  expect(checkLength(password)).toBe(sentence);
});

it.each([
  ['what is fine', { isValid: true, ...policy() }, null],
  [
    'a length of its own',
    { isValid: false, meetsMinPasswordLength: false, ...policy({ minPasswordLength: 10 }) },
    'Your password needs at least 10 characters.',
  ],
  [
    'two lacks',
    {
      isValid: false,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      ...policy(),
    },
    'Your password needs an uppercase letter and a digit.',
  ],
  [
    'three lacks',
    {
      isValid: false,
      meetsMinPasswordLength: false,
      containsLowercaseLetter: false,
      containsNonAlphanumericCharacter: false,
      ...policy(),
    },
    'Your password needs at least 6 characters, a lowercase letter and a symbol such as # or &.',
  ],
  [
    'too long',
    { isValid: false, meetsMaxPasswordLength: false, ...policy({ maxPasswordLength: 64 }) },
    'Your password can have at most 64 characters.',
  ],
  ['a lack nobody named', { isValid: false, ...policy() }, 'Please choose another password.'],
])('puts %s into words', (_what, verdict, sentence) => {
  expect(checkVerdict(verdict)).toBe(sentence);
});
