import { ACCESSIBILITY } from './accessibility.ts';
import { PRIVACY } from './privacy.ts';
import type { TrustPage } from './sentences.ts';

export const TRUST_PAGES: readonly TrustPage[] = [PRIVACY, ACCESSIBILITY];
