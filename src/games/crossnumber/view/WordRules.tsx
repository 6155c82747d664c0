/** The conventions of clues, as an item of the rules. */
import { ConventionList } from '../../shared/ConventionList.tsx';
import { CONVENTIONS } from '../rules/notes.ts';

export const WordRules = () => <ConventionList conventions={Object.values(CONVENTIONS)} />;
