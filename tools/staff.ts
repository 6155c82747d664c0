/**
 * `npm run staff -- grant|revoke <email>` and `npm run staff -- list`: manages the accounts that
 * may use the desk to edit puzzles (backend/staff.ts). `npm run staff -- close|open|invite`: who may
 * make an account (backend/invitations.ts). Uses the project named by `--project` or by the application
 * default credentials, or with `--emulator` (or FIREBASE_AUTH_EMULATOR_HOST) the emulators. A grant
 * takes effect at the next sign-in or within an hour, all else at once.
 */
import { openAdmin } from './backend/admin.ts';
import { endWith } from './commands/ending.ts';
import { runStaff } from './commands/staff.ts';

endWith(await runStaff(process.argv.slice(2), openAdmin));
