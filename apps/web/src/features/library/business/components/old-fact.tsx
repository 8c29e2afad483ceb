import { History } from 'lucide-react'
import { copy } from '../copy.ts'

const ANSWER =
  'relative inline-flex min-h-9 cursor-pointer items-center px-1.5 font-semibold underline underline-offset-2 after:absolute after:-inset-1 disabled:cursor-default'

type Props = {
  question: string
  /** Undefined for whoever may not change facts. */
  answer?: { isPending: boolean; onYes: () => void; onNo: () => void } | undefined
}

/** Asks whether an old fact still holds. */
export const OldFact = ({ question, answer }: Props) => (
  <div className="flex flex-wrap items-center gap-x-1.5 rounded-control bg-scheduled-soft px-2.5 py-1 text-label text-scheduled">
    <History aria-hidden="true" className="size-4 shrink-0" />
    <span className="min-w-0 flex-1 basis-36 py-1">{question}</span>
    {answer ? (
      <span className="flex gap-1">
        <button type="button" disabled={answer.isPending} className={ANSWER} onClick={answer.onYes}>
          {copy.old.yes}
        </button>
        <button type="button" disabled={answer.isPending} className={ANSWER} onClick={answer.onNo}>
          {copy.old.no}
        </button>
      </span>
    ) : null}
  </div>
)
