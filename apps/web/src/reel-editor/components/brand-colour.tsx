import { editorCopy } from '../copy.ts'
import { ChipChoice } from './chip-choice.tsx'

const FIRST_COLOUR = '#2f4bff'
const CHOICES = [
  { value: 'auto', label: editorCopy.colour.byTemplate },
  { value: 'own', label: editorCopy.colour.own },
] as const

type Props = {
  /** Null is the colour of the template. */
  value: string | null
  onChoose: (value: string | null) => void
  /** While the person looks for a colour: many changes that are one. */
  onPick: (value: string) => void
}

/** The colour of the brand, or the one the template has. */
export const BrandColour = ({ value, onChoose, onPick }: Props) => (
  <>
    <ChipChoice
      label={editorCopy.colour.label}
      options={CHOICES}
      value={value === null ? 'auto' : 'own'}
      onChange={(choice) => onChoose(choice === 'auto' ? null : FIRST_COLOUR)}
    />
    {value === null ? null : (
      <label className="flex items-center justify-between gap-3 text-label font-medium">
        {editorCopy.colour.own}
        <input
          type="color"
          value={value}
          onChange={({ target }) => onPick(target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
      </label>
    )}
  </>
)
