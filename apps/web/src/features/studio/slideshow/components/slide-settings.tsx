import { slideRole } from '@kadr/contract/studio/storyboard'
import { scheduleSlides } from '@kadr/scene/director/schedule'
import { readSlide } from '@kadr/scene/narration/slide-script'
import { ArrowLeft, ArrowRight, Copy, Lock, LockOpen, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { SaidFacts, UnverifiedNumbers } from '../../../../ai/results/grounds.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { changeCard, changeSlide, MAX_SLIDES, MIN_SLIDES, toggleLock } from '../model/slides.ts'
import type { NumberMarks } from '../model/use-number-marks.ts'
import type { SlideActions } from '../model/use-slide-actions.ts'
import type { Slideshow } from '../model/use-slideshow.ts'
import { CardFields } from './card-fields.tsx'
import { ObjectSettings } from './object-settings.tsx'
import { PhotoSettings } from './photo-settings.tsx'

/** The strip of slides is vertical on wide screens. */
const ALONG = 'size-5 lg:rotate-90'

/** Spoken in about half a minute. */
const MAX_SAID = 500

const ROLES = slideRole.options.map((value) => ({ value, label: copy.card.roles[value] }))

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
        icon={<ArrowLeft aria-hidden="true" className={ALONG} />}
        onClick={() => actions.move({ from: selected, to: selected - 1 })}
      />
      <IconButton
        label={copy.slide.later}
        disabled={selected === count - 1}
        icon={<ArrowRight aria-hidden="true" className={ALONG} />}
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

/** The effective duration: fitted to the beat, or by reading time. */
const shownSeconds = ({ form, selected }: Slideshow): number => {
  const times = scheduleSlides(form).slides[selected]
  return times ? Math.round((times.end - times.start) * 10) / 10 : 0
}

const Seconds = ({ slideshow }: { slideshow: Slideshow }) => {
  const { slide, update } = slideshow
  if (!slide) return null
  const { id, seconds } = slide
  const shown = shownSeconds(slideshow)
  const { byReading, byVoice, secondsText } = copy.slide
  const describe = seconds !== null ? secondsText : slideshow.form.narration ? byVoice : byReading
  return (
    <div className="grid grid-cols-1">
      <RangeField
        label={copy.slide.seconds}
        text={describe(shown)}
        value={seconds ?? shown}
        min={0.5}
        max={15}
        step={0.1}
        onChange={(value) =>
          update((before) => changeSlide(before, { id, seconds: value }), `seconds ${id}`)
        }
      />
      {seconds === null ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => update((before) => changeSlide(before, { id, seconds: null }))}
        >
          {copy.slide.toReading}
        </Button>
      )}
    </div>
  )
}

/** Other words than those on the slide, or their stress. */
const Said = ({ slideshow: { form, slide, update } }: { slideshow: Slideshow }) => {
  if (!slide || !form.narration) return null
  const { id, said } = slide
  return (
    <Field label={copy.narration.said} hint={copy.narration.saidHint}>
      <Textarea
        rows={2}
        maxLength={MAX_SAID}
        value={said ?? ''}
        placeholder={readSlide({ ...slide, said: null })}
        onChange={({ target }) =>
          update((before) => changeSlide(before, { id, said: target.value || null }), `said ${id}`)
        }
      />
    </Field>
  )
}

const LockButton = ({ slideshow: { slide, update } }: { slideshow: Slideshow }) => {
  if (!slide) return null
  const isLocked = slide.lock !== null
  const Icon = isLocked ? Lock : LockOpen
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        variant={isLocked ? 'soft' : 'secondary'}
        size="sm"
        className="justify-self-start"
        aria-pressed={isLocked}
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => update((before) => toggleLock(before, slide.id))}
      >
        {isLocked ? copy.slide.unlock : copy.slide.lock}
      </Button>
      <p className="text-caption text-ink-3">{copy.slide.lockHint}</p>
    </div>
  )
}

export const SlideSettings = ({
  slideshow,
  actions,
  marks,
}: {
  slideshow: Slideshow
  actions: SlideActions
  marks: NumberMarks
}) => {
  const { slide, update } = slideshow
  const fields = useRef<HTMLDivElement>(null)
  if (!slide) return null
  const { id, card } = slide
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-lg:order-last">
        <ChipChoice
          label={copy.card.role}
          options={ROLES}
          value={card.role}
          onChange={(role) => update((before) => changeCard(before, { id, role }))}
        />
      </div>
      <UnverifiedNumbers
        numbers={marks.ofSlide}
        onConfirm={marks.confirm}
        onEdit={() => fields.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
      />
      <SaidFacts facts={marks.facts} />
      <div ref={fields} className="grid grid-cols-1 gap-4">
        <CardFields
          key={`${id} ${card.role}`}
          card={card}
          onChange={(changes, mark) =>
            update((before) => changeCard(before, { ...changes, id }), mark && `${mark} ${id}`)
          }
        />
      </div>
      <Said slideshow={slideshow} />
      <Actions slideshow={slideshow} actions={actions} />
      <ObjectSettings slideshow={slideshow} />
      <PhotoSettings slideshow={slideshow} />
      <Seconds slideshow={slideshow} />
      <LockButton slideshow={slideshow} />
    </div>
  )
}
