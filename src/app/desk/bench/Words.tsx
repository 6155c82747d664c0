/** A labelled field for several lines of text. */
export interface WordsProps {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  onChange(value: string): void;
}

export function Words({ label, most, value, onChange }: WordsProps) {
  return (
    <label className="mt-4 block">
      <span className="mb-1.5 block font-medium">{label}</span>
      <textarea
        className="block min-h-20 w-full rounded-xl border border-edge bg-ground px-3.5 py-2 text-base text-ink"
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
