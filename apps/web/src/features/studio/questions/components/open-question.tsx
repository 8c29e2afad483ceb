import { ANSWER_MAX, type Question } from '@kadr/contract/studio/questions'
import { Lightbulb } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { controlStyle } from '../../../../ui/forms/field.tsx'
import { copy } from '../copy.ts'
import type { AnswersModel } from '../model/use-answers.ts'
import { ChipRow } from './chip-row.tsx'
import { VoiceButton } from './voice-button.tsx'

type Props = {
  number: number
  question: Question
  model: AnswersModel
  /** Telegram's button, or the bar of a phone, goes on instead. */
  onNext: () => void
  /** A text that answers several questions; false leaves it to the field. */
  onPaste: (text: string) => boolean
}

/** An old fact counts again when it is confirmed. */
const OldFact = ({ question: { id, fact, keepsAs }, model }: Pick<Props, 'question' | 'model'>) =>
  fact ? (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-scheduled-soft p-3">
      <p className="min-w-0 flex-1 basis-40 text-label">
        {keepsAs === 'price' ? copy.question.stillPrice(fact.text) : copy.question.still(fact.text)}
      </p>
      <Button size="sm" variant="secondary" onClick={() => model.confirm(id, fact.text)}>
        {copy.question.same}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => model.type(id, '')}>
        {copy.question.other}
      </Button>
    </div>
  ) : null

/** The question that is answered now. */
export const OpenQuestion = ({ number, question, model, onNext, onPaste }: Props) => {
  const { id, text, example, chips, fact } = question
  const field = useRef<HTMLTextAreaElement>(null)
  const labelId = useId()
  const exampleId = useId()
  const typed = model.answers.texts[id]
  const shown = typed ?? (fact?.isFresh ? fact.text : '')
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const goOnByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 outline-2 outline-accent">
      <div className="flex items-start gap-3">
        <span className="grid size-6 shrink-0 place-items-center rounded-chip bg-accent text-caption font-semibold text-on-accent">
          {number}
        </span>
        <p id={labelId} className="min-w-0 flex-1 font-semibold">
          {text}
        </p>
        <button
          type="button"
          className="min-h-6 shrink-0 cursor-pointer text-label text-ink-2 hover:text-ink max-lg:hidden"
          onClick={() => model.skip(id)}
        >
          {copy.question.skip}
        </button>
      </div>
      {fact && !fact.isFresh && typed === undefined ? (
        <OldFact question={question} model={model} />
      ) : null}
      <textarea
        ref={field}
        rows={1}
        aria-labelledby={labelId}
        aria-describedby={exampleId}
        maxLength={ANSWER_MAX}
        enterKeyHint="next"
        value={shown}
        onChange={(event) => model.type(id, event.target.value)}
        onKeyDown={goOnByEnter}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
        className={`${controlStyle} field-sizing-content resize-none max-lg:scroll-mt-20 max-lg:scroll-mb-64`}
      />
      <ChipRow chips={chips} text={shown} onChange={(next) => model.type(id, next)} />
      <VoiceButton text={shown} onChange={(next) => model.type(id, next)} />
      <div className="flex items-center justify-between gap-3">
        <p id={exampleId} className="flex min-w-0 gap-2 text-label text-ink-3">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {copy.question.example(example)}
        </p>
        <Button className="max-lg:hidden" onClick={onNext}>
          {copy.question.next}
        </Button>
      </div>
    </div>
  )
}
