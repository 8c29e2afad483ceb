const RADIUS = 8
const LENGTH = 2 * Math.PI * RADIUS
const WHOLE = 10

/** What is left of the ten seconds. */
export const CountdownRing = ({ seconds }: { seconds: number }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 -rotate-90">
    <circle
      cx="10"
      cy="10"
      r={RADIUS}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      opacity="0.3"
    />
    <circle
      cx="10"
      cy="10"
      r={RADIUS}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray={LENGTH}
      strokeDashoffset={LENGTH * (1 - Math.min(1, seconds / WHOLE))}
    />
  </svg>
)
