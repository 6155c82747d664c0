/** How hard a puzzle is: one to five coffee beans. */
const MOST = 5;
const WORDS = ['', 'one bean', 'two beans', 'three beans', 'four beans', 'five beans'];

export function Beans({ count }: { readonly count: number }) {
  return (
    <span
      role="img"
      aria-label={`Strength: ${WORDS[count] ?? count} of five`}
      className="inline-flex gap-0.5"
    >
      {Array.from({ length: MOST }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: five beans that never change places
          key={i}
          viewBox="0 0 12 16"
          width="10"
          height="13"
          aria-hidden="true"
          className={i < count ? 'text-hue' : 'text-line'}
        >
          <ellipse cx="6" cy="8" rx="4.6" ry="6.6" fill="currentColor" transform="rotate(18 6 8)" />
          <path
            d="M7.6 2.4C5.2 5 7.4 7.6 5.9 9.6 5 10.9 4.5 12 4.6 13.6"
            fill="none"
            stroke="var(--color-ground)"
            strokeWidth="1.2"
          />
        </svg>
      ))}
    </span>
  );
}
