import type { Question } from '@kadr/contract/studio/questions'
import { Check, ChevronDown, Minus, Store } from 'lucide-react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { copy } from '../copy.ts'
import { statusOf } from '../model/answers.ts'
import type { AnswersModel } from '../model/use-answers.ts'

type Props = {
  number: number
  /** The slide of the answer; undefined while there is none. */
  slide: number | undefined
  question: Question
  model: AnswersModel
}

const Source = ({ fact }: { fact: NonNullable<Question['fact']> }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? browserTimeZone()
  const day = describeDay({ at: new Date(fact.date), now: new Date(), timeZone })
  return (
    <span className="flex items-center gap-1 text-caption text-ink-2">
      <Store aria-hidden="true" className="size-3.5 shrink-0" />
      {copy.question.source(fact.source, day)}
    </span>
  )
}

const TONES = {
  done: 'bg-published-soft text-published',
  skipped: 'bg-sunken text-ink-3',
  waiting: 'bg-sunken text-ink-2 text-caption font-semibold',
}

/** An answered, skipped or waiting question in a line; a press opens it. */
export const ClosedQuestion = ({ number, slide, question, model }: Props) => {
  const { id, text, fact } = question
  const status = statusOf(question, model.answers)
  if (status === 'skipped') {
    return (
      <div className="flex items-center gap-3 rounded-card px-4 py-2">
        <span className={`grid size-6 shrink-0 place-items-center rounded-chip ${TONES.skipped}`}>
          <Minus aria-hidden="true" className="size-4" />
        </span>
        <span className="grid min-w-0 flex-1">
          <span className="text-label text-ink-3 line-through">{text}</span>
          <span className="text-caption text-ink-2">{copy.question.skipped}</span>
        </span>
        <button
          type="button"
          className="min-h-11 cursor-pointer text-label text-accent"
          onClick={() => model.undoSkip(id)}
        >
          {copy.question.undo}
        </button>
      </div>
    )
  }
  const isDone = status === 'answered' || status === 'fact'
  const answer = model.answers.texts[id] ?? fact?.text ?? ''
  return (
    <button
      type="button"
      aria-expanded={false}
      {...(isDone && { 'aria-label': copy.question.change(`${text} ${answer}`) })}
      onClick={() => model.open(id)}
      className="flex w-full cursor-pointer items-center gap-3 rounded-card bg-surface p-4 text-left shadow-card hover:shadow-pop"
    >
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-chip ${isDone ? TONES.done : TONES.waiting}`}
      >
        {isDone ? <Check aria-hidden="true" className="size-4" /> : number}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className={isDone ? 'text-caption text-ink-2' : 'text-ink-2'}>{text}</span>
        {isDone ? <span className="font-medium wrap-anywhere">{answer}</span> : null}
        {status === 'fact' && fact ? <Source fact={fact} /> : null}
      </span>
      {isDone && slide !== undefined ? (
        <span className="shrink-0 text-caption text-ink-2 max-sm:hidden">
          {copy.question.slide(slide)}
        </span>
      ) : null}
      {isDone ? null : <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-3" />}
    </button>
  )
}
