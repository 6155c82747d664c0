/** The conventions of clues, as an item of the rules. */
import { CONVENTIONS } from '../rules/notes.ts';

export function WordRules() {
  return (
    <li>
      <p>Words mean the same in every clue. Choose one to see what matters there.</p>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm marker:text-soft">
        {Object.values(CONVENTIONS).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}
