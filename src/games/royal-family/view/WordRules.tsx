/** The conventions of clues (what their words mean), as items in the list of the rules. */
import { ConventionList } from '../../shared/ConventionList.tsx';
import { CONVENTIONS } from '../rules/clues/conventions.ts';

const { order, line, ...others } = CONVENTIONS;

export function WordRules() {
  return (
    <>
      <li>{`${order} ${line}`}</li>
      <ConventionList conventions={Object.values(others)} />
    </>
  );
}
