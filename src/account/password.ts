/** Requirements for a new password, as sentences. */
import { joinWithAnd } from '../lib/joinWithAnd.ts';

/** The minimum length where the sign-in provider has no password policy. */
export const MIN_PASSWORD_LENGTH = 6;

/** Firebase's answer to a password: the provider's password policy, and which parts it meets. */
export interface PasswordVerdict {
  readonly isValid: boolean;
  readonly passwordPolicy: {
    readonly customStrengthOptions: {
      readonly minPasswordLength?: number;
      readonly maxPasswordLength?: number;
    };
  };
  readonly meetsMinPasswordLength?: boolean;
  readonly meetsMaxPasswordLength?: boolean;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
}

const needs = (...wanted: readonly string[]) => `Your password needs ${joinWithAnd(wanted)}.`;

/** Where the provider has no policy: a sentence about a short password, else null. */
export function checkLength(password: string): string | null {
  return password.length < MIN_PASSWORD_LENGTH
    ? needs(`at least ${MIN_PASSWORD_LENGTH} characters`)
    : null;
}

/** Where the provider has a policy: a sentence about the parts that are not met, or null. */
export function checkVerdict(verdict: PasswordVerdict): string | null {
  if (verdict.isValid) return null;
  const { minPasswordLength = MIN_PASSWORD_LENGTH, maxPasswordLength } =
    verdict.passwordPolicy.customStrengthOptions;
  if (verdict.meetsMaxPasswordLength === false) {
    return maxPasswordLength === undefined
      ? 'That password is too long.'
      : `Your password can have at most ${maxPasswordLength} characters.`;
  }
  const wanted = [
    verdict.meetsMinPasswordLength === false && `at least ${minPasswordLength} characters`,
    verdict.containsLowercaseLetter === false && 'a lowercase letter',
    verdict.containsUppercaseLetter === false && 'an uppercase letter',
    verdict.containsNumericCharacter === false && 'a digit',
    verdict.containsNonAlphanumericCharacter === false && 'a symbol such as # or &',
  ].filter((words) => words !== false);
  return wanted.length === 0 ? 'Please choose another password.' : needs(...wanted);
}
