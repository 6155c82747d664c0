/** The shared picture is the same for heads and tails, so that it does not reveal the solution. */
export function Picture() {
  return <circle cx="300" cy="200" r="150" fill="var(--hue)" />;
}
