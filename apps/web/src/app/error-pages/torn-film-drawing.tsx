/** A torn film strip: something broke on our side. */
export default function TornFilmDrawing() {
  return (
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
}
