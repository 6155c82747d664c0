/** A puzzle's difficulty in little space: a dot for each bean (one to five). */
export function Dots({ beans }: { readonly beans: number | null }) {
  return (
    <span aria-hidden="true" className="flex h-1 gap-0.5">
      {Array.from({ length: beans ?? 0 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots that never change places
        <i key={i} className="size-1 rounded-full bg-soft forced-color-adjust-none" />
      ))}
    </span>
  );
}
