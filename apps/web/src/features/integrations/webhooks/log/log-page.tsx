import type { DeliveryState, WebhookDelivery } from '@kadr/contract/integrations/webhooks'
import { describeProblem } from '@kadr/domain/integrations/webhooks/problem-words'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useDeliveries, useWebhooks } from '../api/webhooks.queries.ts'
import { copy, DELIVERY_TONES, nameKind } from '../copy.ts'
import { useTell } from '../list/webhook-card.tsx'

const DeliveryDialog = lazy(() => import('./delivery-dialog.tsx'))

const { journal: words } = copy

const FILTERS = [
  { value: 'all', label: words.all },
  { value: 'waiting', label: words.filters.waiting },
  { value: 'failed', label: words.filters.failed },
] as const
type Filter = (typeof FILTERS)[number]['value']
const STATES: Readonly<Record<Filter, DeliveryState | undefined>> = {
  all: undefined,
  waiting: 'waiting',
  failed: 'failed',
}

const Row = ({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) => {
  const tell = useTell()
  const { kind, state, sequence, createdAt, nextAt, attempts, problem, status } = delivery
  const isFailing = problem !== null && attempts > 0
  const next = nextAt === null ? words.held : words.next(tell(nextAt))
  return (
    <li>
      <button
        type="button"
        className="flex w-full min-w-0 cursor-pointer items-start justify-between gap-3 px-4 py-3 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="font-medium wrap-anywhere">{nameKind(kind)}</span>
          <span className="text-label text-ink-3 wrap-anywhere">
            <code className="font-mono text-caption">{kind}</code>, {words.number(sequence)},{' '}
            {tell(createdAt)}
          </span>
          {isFailing ? (
            <span className="text-label text-failed">{describeProblem({ problem, status })}</span>
          ) : null}
          {state === 'waiting' ? <span className="text-label text-ink-2">{next}</span> : null}
        </span>
        <Badge tone={DELIVERY_TONES[state]}>{words.states[state]}</Badge>
      </button>
    </li>
  )
}

const Journal = ({ id, onOpen }: { id: string; onOpen: (id: string) => void }) => {
  const [filter, setFilter] = useState<Filter>('all')
  const query = useDeliveries({ id, state: STATES[filter] })
  const items = useItems(query.data)
  return (
    <>
      <div>
        <Segmented
          label={words.filter}
          options={FILTERS}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <QueryFrame
        query={query}
        data={items}
        failed={{ title: words.failed, text: failureText(query.error) }}
        empty={
          <Card>
            <EmptyState drawing="search" title={words.empty} text={words.emptyText} />
          </Card>
        }
        loading={
          <SkeletonGroup label={words.loading} className="grid gap-3">
            <Skeleton className="h-64 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(deliveries) => (
          <Card padding="none">
            <ul aria-label={words.title} className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery.id)} />
              ))}
            </ul>
            {query.hasNextPage ? (
              <div className="p-4">
                <Button
                  variant="secondary"
                  isFullWidth
                  isLoading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {words.more}
                </Button>
              </div>
            ) : null}
          </Card>
        )}
      </QueryFrame>
    </>
  )
}

export default function LogPage({ id }: { id: string }) {
  const webhook = useWebhooks().data?.items.find((one) => one.id === id)
  const [openId, setOpenId] = useState<string>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title={webhook ? `${words.title}: ${webhook.title}` : words.title}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/integrations/$" params={{ _splat: 'webhooks' }}>
              <ChevronLeft aria-hidden="true" className="size-5" />
              {words.back}
            </Link>
          </LinkButton>
        }
      />
      <Journal id={id} onOpen={setOpenId} />
      {openId === undefined ? null : (
        <Suspense>
          <DeliveryDialog id={openId} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
