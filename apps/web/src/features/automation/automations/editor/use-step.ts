import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RuleField, STEPS, type Step, stepOf } from './rule-errors.ts'

export const stepHeadingId = (step: Step) => `rule-step-${step}`

const CONTROLS = 'input, select, textarea, button'

/** The visible step on a phone. Moves the focus to its heading, or to the field of an error. */
export const useStep = (root: RefObject<HTMLElement | null>) => {
  const [step, setStep] = useState<Step>('what')
  const open = (next: Step) => flushSync(() => setStep(next))
  const focus = (selector: string) => {
    const found = root.current?.querySelector<HTMLElement>(selector)
    found?.focus({ preventScroll: true })
    found?.scrollIntoView({ block: 'center' })
  }
  const goTo = (next: Step) => {
    open(next)
    focus(`#${stepHeadingId(next)}`)
  }
  return {
    step,
    goTo,
    /** −1 or 1; does nothing past the ends. */
    move: (by: number) => {
      const next = STEPS[STEPS.indexOf(step) + by]
      if (next) goTo(next)
    },
    follow: (field: RuleField) => {
      open(stepOf(field))
      focus(
        CONTROLS.split(', ')
          .map((control) => `[data-field="${field}"] ${control}`)
          .join(', '),
      )
    },
  }
}
