/** A new password by the project's policy. */
import { type Auth, validatePassword } from 'firebase/auth';
import { checkLength, checkVerdict } from '../account/password.ts';

/** A sentence about a weak password; null for an acceptable one. */
export async function checkPassword(auth: Auth, password: string): Promise<string | null> {
  const short = checkLength(password);
  if (short !== null) return short;
  try {
    return checkVerdict(await validatePassword(auth, password));
  } catch {
    // The project's password policy is not available; the server decides.
    return null;
  }
}
