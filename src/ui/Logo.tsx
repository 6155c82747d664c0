/** The wordmark: a cup whose band has slipped, and the name. */
export function Logo({ size = 30 }: { readonly size?: number }) {
  return (
    <svg
      viewBox="108 84 336 336"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="19"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-accent"
      aria-hidden="true"
    >
      <path d="M142 260h192" opacity=".45" />
      <path d="M140 214h196v62a86 86 0 0 1-86 86h-24a86 86 0 0 1-86-86zM336 232h18a38 38 0 0 1 0 76h-22M126 404h236M206 168c-14-18 14-30 0-54M270 168c-14-18 14-30 0-54" />
    </svg>
  );
}
