import { textPosition, textPreset } from '@kadr/contract/slideshow'
import { captionStyle, type TalkingHeadForm } from '@kadr/contract/talking-head'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'

const STYLES = captionStyle.options.map((value) => ({ value, label: copy.captions.styles[value] }))
const PRESETS = textPreset.options.map((value) => ({ value, label: TEXT_PRESETS[value].name }))
const POSITIONS = textPosition.options.map((value) => ({
  value,
  label: copy.captions.positions[value],
}))
const ACCENTS = Object.entries(copy.captions.accents).map(([value, label]) => ({ value, label }))

export default function CaptionSettings({ talking }: { talking: TalkingHead }) {
  const { captions } = talking.form
  const set = (part: Partial<TalkingHeadForm['captions']>) =>
    talking.update((before) => ({ ...before, captions: { ...before.captions, ...part } }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.captions.style}
        options={STYLES}
        value={captions.style}
        onChange={(style) => set({ style })}
      />
      {captions.style === 'none' ? null : (
        <>
          <ChipChoice
            label={copy.captions.preset}
            options={PRESETS}
            value={captions.preset}
            onChange={(preset) => set({ preset })}
          />
          <ChipChoice
            label={copy.captions.position}
            options={POSITIONS}
            value={captions.position}
            onChange={(position) => set({ position })}
          />
          <ChipChoice
            label={copy.captions.accent}
            options={ACCENTS}
            value={captions.accent}
            onChange={(accent) => set({ accent })}
          />
        </>
      )}
    </div>
  )
}
