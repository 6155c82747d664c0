import { describe, expect, it } from 'vitest';
import { isLinkOf, isSameAddress, pageOfPasted, readMagicLink } from './magicLink.ts';

const page = 'https://crema.example/magic-link';
const inner = encodeURIComponent(`${page}?mode=signIn&oobCode=abc&apiKey=key`);

it.each([
  [page, 'none'],
  [`${page}?mode=signIn&oobCode=abc&apiKey=key`, 'sign-in'],
  [`${page}?link=${inner}`, 'sign-in'],
  [`${page}?mode=signIn`, 'foreign'],
  [`${page}?mode=signIn&oobCode=`, 'foreign'],
  [`${page}?mode=resetPassword&oobCode=abc`, 'foreign'],
  [`${page}?oobCode=abc`, 'foreign'],
] as const)('reads %s as %s', (address, kind) => {
  expect(readMagicLink(address)).toBe(kind);
});

const action = 'https://crema.example/__/auth/action?apiKey=key&mode=signIn&oobCode=a-b_c';

it.each([
  [action, '/magic-link?apiKey=key&mode=signIn&oobCode=a-b_c'],
  [`Sign in: <${action}>\n`, '/magic-link?apiKey=key&mode=signIn&oobCode=a-b_c'],
  [
    `https://safelinks.example/?url=${encodeURIComponent(action)}&data=1`,
    '/magic-link?apiKey=key&mode=signIn&oobCode=a-b_c',
  ],
  ['https://crema.example/', null],
  ['https://crema.example/__/auth/action?mode=resetPassword&oobCode=abc', null],
  ['anna@example.com', null],
  ['', null],
])('finds the page for the pasted text %j', (pasted, address) => {
  expect(pageOfPasted(pasted)).toBe(address);
});

it('knows the links of its own project', () => {
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc&apiKey=key`, 'key')).toBe(true);
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc&apiKey=other`, 'key')).toBe(false);
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc`, 'key')).toBe(true);
});

describe('addresses', () => {
  it.each([
    ['anna@example.com', 'Anna@Example.com', true],
    ['anna@example.com', ' anna@example.com', true],
    ['anna@example.com', 'ann@example.com', false],
    [null, null, false],
    [null, 'anna@example.com', false],
  ])('%s and %s: %s', (a, b, same) => expect(isSameAddress(a, b)).toBe(same));
});
