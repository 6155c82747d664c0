/** One build and the backend, unless `npm test` has made them. */
import { prepare } from '../../e2e/support/globalSetup.ts';

export default (): Promise<() => Promise<void>> => prepare(['first']);
