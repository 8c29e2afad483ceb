/** A film frame with the picture gone: what a missing page is here. */
export const EmptyFrameDrawing = () => (
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
