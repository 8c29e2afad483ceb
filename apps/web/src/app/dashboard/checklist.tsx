import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { ChecklistKey, ChecklistStep } from './checklist-steps.ts'
import { copy } from './copy.ts'

const STEP_PLACE = {
  'first-reel': { to: '/reels/slideshow' },
  'first-connection': { to: '/connections' },
  'first-post': { to: '/posts/new' },
  name: { to: '/account', hash: 'profile' },
  'time-zone': { to: '/account', hash: 'profile' },
  'second-sign-in': { to: '/account', hash: 'sign-ins' },
} as const satisfies Record<ChecklistKey, { to: string; hash?: string }>

const Mark = ({ isDone }: { isDone: boolean }) =>
  isDone ? (
    <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-published-soft text-published">
      <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />
      <span className="sr-only">{copy.checklist.done}:</span>
    </span>
  ) : (
    <span aria-hidden="true" className="size-6 shrink-0 rounded-full border-2 border-line" />
  )

const StepRow = ({ step }: { step: ChecklistStep }) => {
  const { title, doneTitle, text, action } = copy.checklist.steps[step.key]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Mark isDone={step.isDone} />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className={step.isDone ? 'text-ink-3' : 'font-medium'}>
          {step.isDone ? doneTitle : title}
        </p>
        {step.isDone ? null : <p className="text-label text-ink-3">{text}</p>}
      </div>
      {step.isDone ? null : (
        <LinkButton asChild variant="soft" size="sm" className="max-sm:ml-9">
          <Link {...STEP_PLACE[step.key]}>{action}</Link>
        </LinkButton>
      )}
    </li>
  )
}

type Props = { steps: ChecklistStep[]; onDismiss: () => void }

export const Checklist = ({ steps, onDismiss }: Props) => {
  const done = steps.filter((step) => step.isDone).length
  return (
    <Section
      title={copy.checklist.title}
      action={
        <span className="-my-3 flex items-center gap-1 self-center text-label text-ink-3 tabular-nums">
          {copy.checklist.progress({ done, total: steps.length })}
          <IconButton
            label={copy.checklist.dismiss}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onDismiss}
            className="-mr-2.5"
          />
        </span>
      }
    >
      <Card padding="none">
        <ol className="divide-y divide-line">
          {steps.map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </ol>
      </Card>
    </Section>
  )
}
