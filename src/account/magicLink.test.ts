import { expect, it } from 'vitest';
import { isLinkOf, readMagicLink } from './magicLink.ts';

const page = 'https://crema.example/magic-link';
const inner = encodeURIComponent(`${page}?mode=signIn&oobCode=abc&apiKey=key`);

it.each([
  [page, 'none'],
  [`${page}?utm_source=mail`, 'none'],
  [`${page}?mode=signIn&oobCode=abc&apiKey=key`, 'sign-in'],
  [`${page}?link=${inner}`, 'sign-in'],
  [`${page}?mode=signIn`, 'foreign'],
  [`${page}?mode=signIn&oobCode=`, 'foreign'],
  [`${page}?mode=resetPassword&oobCode=abc`, 'foreign'],
  [`${page}?mode=verifyEmail&oobCode=abc`, 'foreign'],
  [`${page}?oobCode=abc`, 'foreign'],
  [`${page}?link=nonsense`, 'foreign'],
] as const)('reads %s as %s', (address, kind) => {
  expect(readMagicLink(address)).toBe(kind);
});

it('knows the links of its own project', () => {
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc&apiKey=key`, 'key')).toBe(true);
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc&apiKey=other`, 'key')).toBe(false);
  expect(isLinkOf(`${page}?mode=signIn&oobCode=abc`, 'key')).toBe(true);
});
