import { textPosition, textPreset } from '@kadr/contract/studio/slideshow'
import { captionStyle, type TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'

/** The style's own value. */
const AUTO = 'auto' as const
const BY_STYLE = { value: AUTO, label: copy.captions.byStyle }
const STYLES = [
  BY_STYLE,
  ...captionStyle.options.map((value) => ({ value, label: copy.captions.styles[value] })),
]
const PRESETS = [
  BY_STYLE,
  ...textPreset.options.map((value) => ({ value, label: TEXT_PRESETS[value].name })),
]
const POSITIONS = [
  BY_STYLE,
  ...textPosition.options.map((value) => ({ value, label: copy.captions.positions[value] })),
]
const ACCENTS = [
  BY_STYLE,
  ...Object.entries(copy.captions.accents).map(([value, label]) => ({ value, label })),
]
const chosen = <Value extends string>(value: Value | typeof AUTO): Value | null =>
  value === AUTO ? null : value

export default function CaptionSettings({ talking }: { talking: TalkingHead }) {
  const { captions } = talking.form
  const set = (part: Partial<TalkingHeadForm['captions']>) =>
    talking.update((before) => ({ ...before, captions: { ...before.captions, ...part } }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.captions.style}
        options={STYLES}
        value={captions.style ?? AUTO}
        onChange={(style) => set({ style: chosen(style) })}
      />
      {captions.style === 'none' ? null : (
        <>
          <ChipChoice
            label={copy.captions.preset}
            options={PRESETS}
            value={captions.preset ?? AUTO}
            onChange={(preset) => set({ preset: chosen(preset) })}
          />
          <ChipChoice
            label={copy.captions.position}
            options={POSITIONS}
            value={captions.position ?? AUTO}
            onChange={(position) => set({ position: chosen(position) })}
          />
          <ChipChoice
            label={copy.captions.accent}
            options={ACCENTS}
            value={captions.accent ?? AUTO}
            onChange={(accent) => set({ accent: chosen(accent) })}
          />
        </>
      )}
    </div>
  )
}
