import { useId } from 'react'

type Props = {
  label: string
  /** The value as text. */
  text: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

export const RangeField = ({ label, text, value, min, max, step, onChange }: Props) => {
  const id = useId()
  return (
    <div className="grid grid-cols-1">
      <div className="flex items-baseline justify-between gap-3 text-label">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="text-ink-2 tabular-nums">{text}</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}
