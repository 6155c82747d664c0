export function Picture() {
  return <circle cx="300" cy="200" r="150" fill="var(--hue)" />;
}
