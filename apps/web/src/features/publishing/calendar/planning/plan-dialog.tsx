import type { Connection } from '@kadr/contract/publishing/connections'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AiNote } from '../../../../ai/ask/ai-note.tsx'
import { AiRunView } from '../../../../ai/ask/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../../ai/ask/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../../../../ai/ask/use-ai-request.ts'
import { useDraftHandlers } from '../../../../ai/results/use-draft-handlers.ts'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { WallDay } from '../dates/wall-day.ts'
import { planCopy as copy } from './copy.ts'
import { PlanFields } from './plan-fields.tsx'
import { findPlanErrors, type PlanForm, planTask } from './plan-form.ts'

type Props = {
  today: WallDay
  /** The initial first day of the plan. */
  from: WallDay
  connections: readonly Connection[]
  onClose: () => void
}

/** AI proposes posts; the selected ones become drafts in the calendar. */
export default function PlanDialog({ today, from, connections, onClose }: Props) {
  const [form, setForm] = useState<PlanForm>({
    topic: '',
    productId: null,
    period: 'week',
    postsPerWeek: 3,
    from,
    time: '12:00',
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [connectionIds, setConnectionIds] = useState<string[]>([])
  const { status, refusal } = useAiPermit()
  const { run, ask, cancel } = useAiRequest()
  const { handlersOf, isInserting } = useDraftHandlers({ connectionIds, onPlaced: onClose })
  const errors = findPlanErrors({ form, today })
  const start = () => {
    setIsSubmitted(true)
    if (Object.keys(errors).length === 0) ask(planTask(form))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const isDone = run.state === 'done'
  const answer = useRef<HTMLDivElement>(null)
  // On a phone the form fills the screen, so the response would appear below the fold.
  useEffect(() => {
    if (run.state !== 'idle') answer.current?.scrollIntoView({ block: 'start' })
  }, [run.state])

  return (
    <Dialog
      open
      size="lg"
      title={copy.title}
      description={copy.description}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid grid-cols-1 gap-6">
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <PlanFields
            form={form}
            onForm={(change) => setForm({ ...form, ...change })}
            errors={isSubmitted ? errors : {}}
            today={today}
          />
          {refusal ? <AiTroubleBanner trouble={refusal} /> : null}
          <Button
            type="submit"
            variant={isDone ? 'secondary' : 'primary'}
            disabled={run.state === 'running' || refusal !== undefined}
            icon={<Sparkles aria-hidden="true" className="size-5" />}
          >
            {isDone ? copy.again : copy.ask}
          </Button>
          <AiNote status={status} />
        </form>
        <div ref={answer} className="grid grid-cols-1 gap-6 empty:hidden">
          {isDone && connections.length > 0 ? (
            <AccountChips
              label={copy.accounts}
              hint={copy.accountsHint}
              accounts={connections}
              chosen={connectionIds}
              onChange={setConnectionIds}
            />
          ) : null}
          <AiRunView
            run={run}
            onCancel={cancel}
            onRetry={start}
            isInserting={isInserting}
            {...(isDone && { handlers: handlersOf(run.request.id) })}
          />
        </div>
      </div>
    </Dialog>
  )
}
