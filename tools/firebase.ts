/**
 * `npm run firebase -- …`: the pinned firebase-tools, which a deployment uses too; `login` signs in,
 * `--project X` names the project of a command.
 */
import { spawn } from 'node:child_process';
import { firebaseTools } from './backend/firebaseTools.ts';

const script = await firebaseTools(console.error);
const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
child.once('exit', (status) => {
  process.exitCode = status ?? 1;
});
