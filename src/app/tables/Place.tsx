/** A place at a table: the first three in large figures. */
export function Place({ place }: { readonly place: number | null }) {
  return (
    <span className="w-[min(2rem,9vw)] shrink-0 text-center sm:w-10">
      <span
        className={
          place !== null && place <= 3
            ? 'font-display text-xl leading-none font-semibold text-hue'
            : 'text-[0.9375rem] text-soft'
        }
      >
        {place ?? '–'}
      </span>
    </span>
  );
}
