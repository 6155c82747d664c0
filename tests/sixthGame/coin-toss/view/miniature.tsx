export function Miniature() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="40" fill="var(--hue)" />
    </svg>
  );
}
