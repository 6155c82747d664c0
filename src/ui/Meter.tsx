/** A thin progress bar in the current hue. */
export function Meter({ value, label }: { readonly value: number; readonly label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="block h-1 w-full overflow-hidden rounded-full bg-line"
    >
      <span className="block h-full rounded-full bg-hue" style={{ width: `${percent}%` }} />
    </span>
  );
}
