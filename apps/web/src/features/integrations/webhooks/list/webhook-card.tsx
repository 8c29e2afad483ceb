import { changeWebhook, type Webhook } from '@kadr/contract/integrations/webhooks'
import { Link } from '@tanstack/react-router'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { WebhookActions } from './webhook-actions.tsx'

const TONES = {
  unconfirmed: 'scheduled',
  active: 'published',
  paused: 'neutral',
  gone: 'failed',
} as const

type Tell = (instant: string) => string

export const useTell = (): Tell => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  return (instant) => describeMoment({ at: new Date(instant), now: new Date(), timeZone })
}

const describe = (webhook: Webhook, tell: Tell): string => {
  const { state, pauseReason, isTesting, failures, restUntil, deliveredAt } = webhook
  if (isTesting) return copy.testing
  if (state === 'unconfirmed') return copy.unconfirmed
  if (state === 'gone') return copy.gone
  if (state === 'paused') {
    return pauseReason === 'failures' ? copy.pausedByFailures : copy.pausedByPerson
  }
  if (failures > 0) return copy.failing(failures, restUntil && tell(restUntil))
  return deliveredAt ? copy.delivered(tell(deliveredAt)) : copy.never
}

const isBad = ({ state, pauseReason, failures }: Webhook) =>
  state === 'gone' || pauseReason === 'failures' || (state === 'active' && failures > 0)

export const WebhookCard = ({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) => {
  const { id, title, url, state, kinds, waiting, oldSecretUntil } = webhook
  const canManage = useCan(changeWebhook.action)
  const tell = useTell()
  return (
    <Card asChild>
      <li className="grid grid-cols-1 gap-3">
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="min-w-0 font-semibold wrap-anywhere">{title}</h2>
              <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
            </div>
            <p className="font-mono text-caption text-ink-2 wrap-anywhere">{url}</p>
          </div>
          {canManage ? <WebhookActions webhook={webhook} onEdit={onEdit} /> : null}
        </div>
        <p className={isBad(webhook) ? 'text-label text-failed' : 'text-label text-ink-2'}>
          {describe(webhook, tell)}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex flex-wrap gap-x-4 text-label text-ink-3">
            <span>{copy.events(kinds.length)}</span>
            {waiting > 0 ? <span>{copy.waiting(waiting)}</span> : null}
            {oldSecretUntil ? <span>{copy.oldSecret(tell(oldSecretUntil))}</span> : null}
          </p>
          <LinkButton asChild variant="secondary" size="sm">
            <Link
              to="/integrations/$"
              params={{ _splat: `webhooks/${id}` }}
              aria-label={`${copy.log}: ${title}`}
            >
              {copy.log}
            </Link>
          </LinkButton>
        </div>
      </li>
    </Card>
  )
}
