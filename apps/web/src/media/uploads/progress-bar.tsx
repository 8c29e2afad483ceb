type Props = { label: string; percent: number }

export const ProgressBar = ({ label, percent }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    className="h-1.5 overflow-hidden rounded-full bg-sunken"
  >
    <div
      className="h-full rounded-full bg-accent transition-[width] duration-(--duration-enter)"
      style={{ width: `${percent}%` }}
    />
  </div>
)
