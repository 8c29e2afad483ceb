const MOST = 3

/** From the tick of 1.0: green to the right, red to the left. The number stands beside it. */
export const RatioBar = ({ ratio }: { ratio: number }) => {
  const middle = 100 / MOST
  const end = (Math.min(ratio, MOST) / MOST) * 100
  return (
    <span aria-hidden="true" className="relative block h-1.5 rounded-full bg-sunken">
      <span
        className={`absolute inset-y-0 rounded-full ${ratio > 1 ? 'bg-published' : 'bg-failed'}`}
        style={{ left: `${Math.min(middle, end)}%`, width: `${Math.abs(end - middle)}%` }}
      />
      <span
        className="absolute bg-line-strong"
        style={{ left: `${middle}%`, top: -4, bottom: -4, width: 1 }}
      />
    </span>
  )
}
