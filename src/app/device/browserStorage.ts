/**
 * localStorage and sessionStorage in the wrapper of src/storage/webStorage.ts, which does not throw
 * when they are blocked.
 */
import { makeMarkers } from '../../storage/markers.ts';
import { safeWebStorage } from '../../storage/webStorage.ts';

export const localStore = safeWebStorage(() => window.localStorage);
export const markers = makeMarkers(() => window.sessionStorage);

/** localStorage key that notes where persistence was asked for (../background/persistence.ts). */
export const PERSISTENCE_KEY = 'crema-persistence-asked';
