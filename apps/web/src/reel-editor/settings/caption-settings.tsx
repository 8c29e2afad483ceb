import { textPosition, textPreset } from '@kadr/contract/studio/slideshow'
import { captionStyle, type TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { ChipChoice } from './chip-choice.tsx'

type Captions = TalkingHeadForm['captions']

/** The style's own value. */
const AUTO = 'auto' as const
const BY_STYLE = { value: AUTO, label: 'Как в стиле' }
const STYLE_NAMES = {
  karaoke: 'Караоке',
  words: 'По одному слову',
  line: 'Строкой',
  none: 'Без субтитров',
} as const
const POSITION_NAMES = { top: 'Сверху', center: 'В центре', bottom: 'Снизу' } as const

const STYLES = [
  BY_STYLE,
  ...captionStyle.options.map((value) => ({ value, label: STYLE_NAMES[value] })),
]
const PRESETS = [
  BY_STYLE,
  ...textPreset.options.map((value) => ({ value, label: TEXT_PRESETS[value].name })),
]
const POSITIONS = [
  BY_STYLE,
  ...textPosition.options.map((value) => ({ value, label: POSITION_NAMES[value] })),
]
const ACCENTS = [
  BY_STYLE,
  { value: '#ffd84d', label: 'Жёлтый' },
  { value: '#7cf29c', label: 'Зелёный' },
  { value: '#6fd3ff', label: 'Голубой' },
  { value: '#ff8fb1', label: 'Розовый' },
]

const chosen = <Value extends string>(value: Value | typeof AUTO): Value | null =>
  value === AUTO ? null : value

/** Captions of spoken words, in every editor that has them. */
export default function CaptionSettings({
  captions,
  onChange,
}: {
  captions: Captions
  onChange: (part: Partial<Captions>) => void
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label="Субтитры"
        options={STYLES}
        value={captions.style ?? AUTO}
        onChange={(style) => onChange({ style: chosen(style) })}
      />
      {captions.style === 'none' ? null : (
        <>
          <ChipChoice
            label="Вид текста"
            options={PRESETS}
            value={captions.preset ?? AUTO}
            onChange={(preset) => onChange({ preset: chosen(preset) })}
          />
          <ChipChoice
            label="Место"
            options={POSITIONS}
            value={captions.position ?? AUTO}
            onChange={(position) => onChange({ position: chosen(position) })}
          />
          <ChipChoice
            label="Цвет слова"
            options={ACCENTS}
            value={captions.accent ?? AUTO}
            onChange={(accent) => onChange({ accent: chosen(accent) })}
          />
        </>
      )}
    </div>
  )
}
