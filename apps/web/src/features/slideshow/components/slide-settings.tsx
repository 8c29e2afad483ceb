import type { Slide, SlideMotion } from '@kadr/contract/slideshow'
import { slideMotion, textPosition, textPreset } from '@kadr/contract/slideshow'
import { scheduleSlides } from '@kadr/scene/kinds/slideshow/schedule'
import { findTemplate } from '@kadr/scene/kinds/slideshow/templates'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react'
import { AssetSlot } from '../../../reel-editor/components/asset-slot.tsx'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { copy } from '../copy.ts'
import { changeSlide, MAX_SLIDES, MIN_SLIDES } from '../model/slides.ts'
import type { SlideActions } from '../model/use-slide-actions.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const KINDS = ['image', 'video'] as const
const MAX_TEXT = 300
const FITS = (['cover', 'contain', 'blurred'] as const).map((value) => ({
  value,
  label: copy.fits[value],
}))
const POSITIONS = [AUTO, ...textPosition.options].map((value) => ({
  value,
  label: copy.positions[value],
}))
const PRESETS = [
  { value: AUTO, label: copy.slide.byTemplate },
  ...textPreset.options.map((value) => ({ value, label: TEXT_PRESETS[value].name })),
]
const MOTIONS = slideMotion.options.map((value) => ({ value, label: copy.motions[value] }))

const Actions = ({ slideshow, actions }: { slideshow: Slideshow; actions: SlideActions }) => {
  const { selected, form } = slideshow
  const count = form.slides.length
  const isFull = count >= MAX_SLIDES
  const icon = (Icon: typeof Copy) => <Icon aria-hidden="true" className="size-5" />
  return (
    <div className="flex items-center">
      <h2 className="min-w-0 flex-1 truncate text-label font-medium">
        {copy.slide.heading(selected, count)}
      </h2>
      <IconButton
        label={copy.slide.earlier}
        disabled={selected === 0}
        icon={icon(ArrowLeft)}
        onClick={() => actions.move({ from: selected, to: selected - 1 })}
      />
      <IconButton
        label={copy.slide.later}
        disabled={selected === count - 1}
        icon={icon(ArrowRight)}
        onClick={() => actions.move({ from: selected, to: selected + 1 })}
      />
      <IconButton
        label={copy.slide.duplicate}
        disabled={isFull}
        icon={icon(Copy)}
        onClick={actions.duplicate}
      />
      <IconButton
        label={copy.slide.addEmpty}
        disabled={isFull}
        icon={icon(Plus)}
        onClick={actions.addEmpty}
      />
      <IconButton
        label={copy.slide.remove}
        disabled={count <= MIN_SLIDES}
        icon={icon(Trash2)}
        onClick={actions.remove}
      />
    </div>
  )
}

/** The effective duration: with beat sync it differs from the slide's own setting. */
const shownSeconds = ({ form, selected }: Slideshow): number => {
  const { slides } = scheduleSlides({ form, template: findTemplate(form.template) })
  const times = slides[selected]
  return times ? Math.round((times.end - times.start) * 100) / 100 : 0
}

export const SlideSettings = ({
  slideshow,
  actions,
}: {
  slideshow: Slideshow
  actions: SlideActions
}) => {
  const { form, slide, selected, select, update, store, addResources } = slideshow
  if (!slide) return null
  const change = (changes: Partial<Slide>, mark?: string) =>
    update((before) => changeSlide(before, { ...changes, id: slide.id }), mark)
  const resource = slide.asset ? store.get(slide.asset) : undefined
  const isFitted = form.music?.isFitToBeat && form.music.bpm !== null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={copy.slide.text} hint={copy.slide.textHint}>
        <Textarea
          rows={2}
          maxLength={MAX_TEXT}
          value={slide.text}
          placeholder={copy.slide.textPlaceholder}
          onFocus={() => select(selected)}
          onChange={(event) => change({ text: event.target.value }, `text ${slide.id}`)}
        />
      </Field>
      <Actions slideshow={slideshow} actions={actions} />
      <ChipChoice
        label={copy.slide.preset}
        options={PRESETS}
        value={slide.preset ?? AUTO}
        onChange={(value) => change({ preset: value === AUTO ? null : value })}
      />
      <ChipChoice
        label={copy.slide.position}
        options={POSITIONS}
        value={slide.position ?? AUTO}
        onChange={(value) => change({ position: value === AUTO ? null : value })}
      />
      <RangeField
        label={copy.slide.seconds}
        text={
          isFitted
            ? copy.slide.fitted(shownSeconds(slideshow))
            : copy.slide.secondsText(slide.seconds)
        }
        value={slide.seconds}
        min={0.5}
        max={15}
        step={0.1}
        onChange={(seconds) => change({ seconds }, `seconds ${slide.id}`)}
      />
      <AssetSlot
        key={slide.id}
        label={copy.slide.asset}
        kinds={KINDS}
        resource={resource}
        isMissing={slide.asset !== null && !resource}
        onChoose={(chosen) => {
          addResources([chosen])
          change({ asset: chosen.id })
        }}
        onRemove={() => change({ asset: null })}
      />
      <ChipChoice
        label={copy.slide.fit}
        options={FITS}
        value={slide.fit}
        onChange={(fit) => change({ fit })}
      />
      <Field label={copy.slide.motion}>
        <Select
          options={MOTIONS}
          value={slide.motion}
          onChange={({ target }) => {
            const motion = slideMotion.options.find((value: SlideMotion) => value === target.value)
            if (motion) change({ motion })
          }}
        />
      </Field>
    </div>
  )
}
