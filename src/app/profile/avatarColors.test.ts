import { expect, it } from 'vitest';
import { AVATAR_COLORS } from '../../protocol/avatars.ts';
import { AVATAR_PAINT } from './avatarColors.ts';

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('measures contrast as everybody does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(AVATAR_COLORS)('draws on %s so that it can be seen', (color) => {
  const { light, dark } = AVATAR_PAINT[color];
  expect(contrast(...light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(...dark)).toBeGreaterThanOrEqual(4.5);
});
