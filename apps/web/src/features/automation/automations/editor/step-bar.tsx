import { clsx } from 'clsx'
import { editorCopy } from './copy.ts'
import { listErrors, type RuleErrors, STEPS, type Step, stepOf } from './rule-errors.ts'

type Props = { current: Step; errors: RuleErrors; onChoose: (step: Step) => void }

const hasError = ({ errors, step }: { errors: RuleErrors; step: Step }) =>
  listErrors(errors).some(({ field }) => stepOf(field) === step)

/** The steps of the editor on a phone; each can be opened directly. */
export const StepBar = ({ current, errors, onChoose }: Props) => {
  const number = STEPS.indexOf(current) + 1
  return (
    <nav aria-label={editorCopy.stepsLabel} className="grid grid-cols-1 gap-1 lg:hidden">
      <p className="text-label text-ink-2">{editorCopy.stepOf(number, STEPS.length)}</p>
      <ol className="grid grid-cols-6 gap-1.5">
        {STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-label={editorCopy.steps[step]}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
              className="group flex h-11 w-full cursor-pointer items-center rounded-chip"
            >
              <span
                className={clsx(
                  'h-1.5 w-full rounded-full',
                  hasError({ errors, step })
                    ? 'bg-failed'
                    : index < number
                      ? 'bg-accent'
                      : 'bg-line-strong/50',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
