/** A film frame without its picture, for 404. */
const EmptyFrame = () => (
  <svg viewBox="0 0 200 140" className="h-35 w-50" fill="none" aria-hidden="true">
    <rect
      x="34"
      y="14"
      width="132"
      height="112"
      rx="16"
      className="fill-surface stroke-line-strong"
      strokeWidth="2"
    />
    {[30, 54, 78, 102].map((y) => (
      <g key={y} className="fill-sunken">
        <rect x="44" y={y - 4} width="10" height="12" rx="3" />
        <rect x="146" y={y - 4} width="10" height="12" rx="3" />
      </g>
    ))}
    <rect
      x="64"
      y="28"
      width="72"
      height="84"
      rx="8"
      className="fill-canvas stroke-line"
      strokeWidth="2"
      strokeDasharray="6 6"
    />
    <path
      d="M78 94l16-20 12 14 8-9 10 15"
      className="stroke-line-strong"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="113" cy="54" r="7" className="stroke-accent" strokeWidth="2.5" />
  </svg>
)

/** A torn film strip, for all other errors. */
const TornFilm = () => (
  <svg viewBox="0 0 200 140" className="h-35 w-50" fill="none" aria-hidden="true">
    <path
      d="M22 38h66l-8 14 10 12-10 14 8 12-6 12H22a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8z"
      className="fill-surface stroke-line-strong"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M178 38h-66l-8 14 10 12-10 14 8 12-6 12h72a8 8 0 0 0 8-8V46a8 8 0 0 0-8-8z"
      className="fill-surface stroke-line-strong"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {[26, 42, 58].map((x) => (
      <g key={x} className="fill-sunken">
        <rect x={x} y="44" width="8" height="7" rx="2" />
        <rect x={x} y="89" width="8" height="7" rx="2" />
        <rect x={192 - x} y="44" width="8" height="7" rx="2" />
        <rect x={192 - x} y="89" width="8" height="7" rx="2" />
      </g>
    ))}
    <path
      d="M97 22l3-10M86 26l-6-8M112 26l7-8"
      className="stroke-accent"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
)

const DRAWINGS = { emptyFrame: EmptyFrame, tornFilm: TornFilm }
export type DrawingName = keyof typeof DRAWINGS

export default function ErrorDrawing({ name }: { name: DrawingName }) {
  const Drawing = DRAWINGS[name]
  return <Drawing />
}
