import type { WebhookAttempt } from '@kadr/contract/integrations/webhooks'
import { resendWebhookDelivery } from '@kadr/contract/integrations/webhooks'
import { describeProblem } from '@kadr/domain/integrations/webhooks/problem-words'
import { RotateCw } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { outcome, useResendDelivery } from '../api/webhooks.mutations.ts'
import { useDelivery } from '../api/webhooks.queries.ts'
import { copy, DELIVERY_TONES, nameKind } from '../copy.ts'
import { useTell } from '../list/webhook-card.tsx'

const { journal: words } = copy

const Code = ({ label, text }: { label: string; text: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    tabIndex={0}
    className="max-h-80 overflow-auto rounded-control bg-sunken p-3 -outline-offset-2"
  >
    <pre className="font-mono text-caption whitespace-pre-wrap wrap-anywhere">{text}</pre>
  </section>
)

const indented = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** What was answered is a stranger's text: it is shown as it is. */
const Answer = ({ answer: { at, ms, status, problem, answer } }: { answer: WebhookAttempt }) => {
  const tell = useTell()
  return (
    <li className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap gap-x-3 text-label">
        <span className={problem === null ? 'font-medium' : 'font-medium text-failed'}>
          {problem === null && status !== null
            ? words.accepted(status)
            : describeProblem({ problem, status })}
        </span>
        <span className="text-ink-3">
          {tell(at)}, {words.ms(ms)}
        </span>
      </p>
      {answer === '' ? null : <Code label={words.answerText} text={answer} />}
    </li>
  )
}

type Data = NonNullable<ReturnType<typeof useDelivery>['data']>

const Delivery = ({ data: { kind, state, messageId, body, answers } }: { data: Data }) => (
  <div className="grid grid-cols-1 gap-5">
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={DELIVERY_TONES[state]}>{words.states[state]}</Badge>
      <code className="font-mono text-caption text-ink-2">{kind}</code>
    </div>
    <Section as="h3" title={words.answers}>
      {answers.length === 0 ? (
        <p className="text-label text-ink-3">{words.noAnswers}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </Section>
    <Section as="h3" title={words.body}>
      <Code label={words.body} text={indented(body)} />
      <p className="text-caption text-ink-3 wrap-anywhere">
        {words.id}: <code className="font-mono">{messageId}</code>
      </p>
    </Section>
  </div>
)

export default function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useDelivery(id)
  const resend = useResendDelivery()
  const canManage = useCan(resendWebhookDelivery.action)
  const isOnItsWay = query.data?.state === 'waiting' && query.data.attempts === 0
  return (
    <Dialog
      open
      size="lg"
      title={query.data ? nameKind(query.data.kind) : words.title}
      onOpenChange={onClose}
      {...(canManage && {
        footer: (
          <Button
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            disabled={query.data === undefined || isOnItsWay}
            isLoading={resend.isPending}
            onClick={() => resend.mutate(id, outcome(words.resent))}
          >
            {words.resend}
          </Button>
        ),
      })}
    >
      <QueryFrame
        query={query}
        data={query.data}
        hasCard={false}
        failed={{ title: words.failed, text: failureText(query.error) }}
        loading={
          <SkeletonGroup label={words.loading} className="grid gap-3">
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
      >
        {(data) => <Delivery data={data} />}
      </QueryFrame>
    </Dialog>
  )
}
