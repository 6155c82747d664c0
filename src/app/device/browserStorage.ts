/** localStorage and sessionStorage in the non-throwing wrapper of src/storage/webStorage.ts. */
import { makeMarkers } from '../../storage/markers.ts';
import { tolerant } from '../../storage/webStorage.ts';

export const localStore = tolerant(() => window.localStorage);
export const markers = makeMarkers(() => window.sessionStorage);
