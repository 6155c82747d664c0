/**
 * The conventions of a game's clues (what their words mean), as an item in the list of its rules.
 */

export interface ConventionListProps {
  /** The conventions, a sentence each. */
  readonly conventions: readonly string[];
}

export function ConventionList({ conventions }: ConventionListProps) {
  return (
    <li>
      <p>Words mean the same in every clue. Choose one to see what matters there.</p>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm marker:text-soft">
        {conventions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}
