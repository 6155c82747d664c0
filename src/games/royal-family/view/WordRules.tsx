/** The conventions of clues, as items of the rules. */
import { CONVENTIONS } from '../rules/clues/conventions.ts';

const { order, line, ...others } = CONVENTIONS;

export function WordRules() {
  return (
    <>
      <li>{`${order} ${line}`}</li>
      <li>
        <p>Words mean the same in every clue. Choose one to see what matters there.</p>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm marker:text-soft">
          {Object.values(others).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </li>
    </>
  );
}
