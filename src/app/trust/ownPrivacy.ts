import { PRIVACY } from './privacy.ts';
import { PRIVACY_ALONE } from './privacyAlone.ts';

/** The privacy page of this build. */
export const OWN_PRIVACY = __HAS_ACCOUNTS__ ? PRIVACY : PRIVACY_ALONE;
