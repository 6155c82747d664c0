/**
 * The eighteen avatar colours, each as background and drawing, from Tailwind's palette: shades 200
 * and 900 in light mode, 400 and 950 in dark mode, where paler backgrounds would glare.
 */
import type { CSSProperties } from 'react';
import type { AvatarColor } from '../../protocol/avatars.ts';

type Pair = readonly [ground: string, drawing: string];

export const AVATAR_PAINT: Readonly<Record<AvatarColor, { light: Pair; dark: Pair }>> = {
  slate: { light: ['#e2e8f0', '#0f172b'], dark: ['#90a1b9', '#020618'] },
  red: { light: ['#ffc9c9', '#82181a'], dark: ['#ff6467', '#460809'] },
  orange: { light: ['#ffd6a7', '#7e2a0c'], dark: ['#ff8904', '#441306'] },
  amber: { light: ['#fee685', '#7b3306'], dark: ['#ffb900', '#461901'] },
  yellow: { light: ['#fff085', '#733e0a'], dark: ['#fdc700', '#432004'] },
  lime: { light: ['#d8f999', '#35530e'], dark: ['#9ae600', '#192e03'] },
  green: { light: ['#b9f8cf', '#0d542b'], dark: ['#05df72', '#032e15'] },
  emerald: { light: ['#a4f4cf', '#004f3b'], dark: ['#00d492', '#002c22'] },
  teal: { light: ['#96f7e4', '#0b4f4a'], dark: ['#00d5be', '#022f2e'] },
  cyan: { light: ['#a2f4fd', '#104e64'], dark: ['#00d3f2', '#053345'] },
  sky: { light: ['#b8e6fe', '#024a70'], dark: ['#00bcff', '#052f4a'] },
  blue: { light: ['#bedbff', '#1c398e'], dark: ['#51a2ff', '#162456'] },
  indigo: { light: ['#c6d2ff', '#312c85'], dark: ['#7c86ff', '#1e1a4d'] },
  violet: { light: ['#ddd6ff', '#4d179a'], dark: ['#a684ff', '#2f0d68'] },
  purple: { light: ['#e9d4ff', '#59168b'], dark: ['#c27aff', '#3c0366'] },
  fuchsia: { light: ['#f6cfff', '#721378'], dark: ['#ed6aff', '#4b004f'] },
  pink: { light: ['#fccee8', '#861043'], dark: ['#fb64b6', '#510424'] },
  rose: { light: ['#ffccd3', '#8b0836'], dark: ['#ff637e', '#4d0218'] },
};

/**
 * Style for an avatar of class `avatar-paint`, which chooses between the light and the dark
 * colours. The colours are not in the stylesheet, which every page carries whole; `light-dark()`
 * is, because the build compiles it for Safari before 17.5.
 */
export function avatarStyle(color: AvatarColor): CSSProperties {
  const { light, dark } = AVATAR_PAINT[color];
  return {
    '--avatar-ground-light': light[0],
    '--avatar-ground-dark': dark[0],
    '--avatar-drawing-light': light[1],
    '--avatar-drawing-dark': dark[1],
  } as CSSProperties;
}
