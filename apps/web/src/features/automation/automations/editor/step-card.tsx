import { clsx } from 'clsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { STEP_PARTS } from '../steps/all-steps.tsx'
import { editorCopy } from './copy.ts'
import type { Step } from './rule-errors.ts'
import { stepHeadingId } from './use-step.ts'

type Props = {
  step: Step
  /** The one a phone shows; a desktop shows all. */
  isCurrent: boolean
  hasNext: boolean
}

export const StepCard = ({ step, isCurrent, hasNext }: Props) => {
  const { icon: Icon, Fields } = STEP_PARTS[step]
  return (
    <section
      aria-labelledby={stepHeadingId(step)}
      className={clsx(
        'relative min-w-0 grid-cols-1 gap-3 lg:grid lg:grid-cols-[2.25rem_minmax(0,1fr)]',
        isCurrent ? 'grid' : 'hidden',
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-control bg-accent-soft text-accent max-lg:hidden"
      >
        <Icon className="size-5" />
      </span>
      {hasNext ? (
        <span
          aria-hidden="true"
          className="absolute top-11 -bottom-3 left-4.5 w-px bg-line-strong/40 max-lg:hidden"
        />
      ) : null}
      <Card className="grid grid-cols-1 gap-4">
        <h2 id={stepHeadingId(step)} tabIndex={-1} className="font-semibold outline-none">
          {editorCopy.steps[step]}
        </h2>
        <Fields />
      </Card>
    </section>
  )
}
