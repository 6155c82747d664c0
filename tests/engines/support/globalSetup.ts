/** Builds the app and starts the backend, unless `npm test` has done so. */
import { prepare } from '../../e2e/support/globalSetup.ts';

export default (): Promise<() => Promise<void>> => prepare(['first']);
