import { ACCESSIBILITY } from './accessibility.ts';
import { PRIVACY } from './privacy.ts';
import type { TrustPage } from './sentences.ts';

/** @param privacy the privacy page of the build. */
export const trustPages = (privacy = PRIVACY): readonly TrustPage[] => [privacy, ACCESSIBILITY];
