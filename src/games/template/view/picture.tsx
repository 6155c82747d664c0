/** The same for both sides, so that a picture reveals no solution. */
export function Picture() {
  return <circle cx="300" cy="200" r="150" fill="var(--hue)" />;
}
