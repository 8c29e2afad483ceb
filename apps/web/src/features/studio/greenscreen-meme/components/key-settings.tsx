import type { ChromaKey } from '@kadr/contract/studio/scene/scene'
import { Pipette } from 'lucide-react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy } from '../copy.ts'
import type { Picking } from '../model/use-picking.ts'

const SCREENS = { green: '#00b140', blue: '#0047bb' } as const
const MODES = (['auto', 'green', 'blue', 'own'] as const).map((value) => ({
  value,
  label: copy.reaction.keys[value],
}))
type Mode = (typeof MODES)[number]['value']

const modeOf = (colour: string | null): Mode => {
  if (colour === null) return 'auto'
  if (colour === SCREENS.green) return 'green'
  return colour === SCREENS.blue ? 'blue' : 'own'
}
const FIRST_OWN = '#12a84b'
const SLIDERS = ['tolerance', 'softness', 'spill'] as const

type Props = {
  value: ChromaKey
  onChange: (changes: Partial<ChromaKey>, mark?: string) => void
  picking: Picking
}

export const KeySettings = ({ value, onChange, picking }: Props) => {
  const mode = modeOf(value.colour)
  const choose = (next: Mode) => {
    if (next === 'auto') return onChange({ colour: null })
    onChange({ colour: next === 'own' ? FIRST_OWN : SCREENS[next] })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChipChoice label={copy.reaction.key} options={MODES} value={mode} onChange={choose} />
      {mode === 'own' ? (
        <label className="flex items-center justify-between gap-3 text-label font-medium">
          {copy.reaction.colour}
          <input
            type="color"
            value={value.colour ?? FIRST_OWN}
            onChange={({ target }) => onChange({ colour: target.value }, 'key colour')}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </label>
      ) : null}
      <Button
        ref={picking.button}
        variant={picking.isOn ? 'soft' : 'secondary'}
        icon={<Pipette aria-hidden="true" className="size-5" />}
        onClick={picking.isOn ? picking.stop : picking.start}
      >
        {picking.isOn ? copy.pick.cancel : copy.reaction.pick}
      </Button>
      {SLIDERS.map((slider) => (
        <RangeField
          key={slider}
          label={copy.reaction[slider]}
          text={editorCopy.percent(value[slider] * 100)}
          value={Math.round(value[slider] * 100)}
          min={0}
          max={100}
          step={1}
          onChange={(share) => onChange({ [slider]: share / 100 }, slider)}
        />
      ))}
    </div>
  )
}
