import { createWebhook, MAX_WEBHOOKS, type Webhook } from '@kadr/contract/integrations/webhooks'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useWebhooks } from '../api/webhooks.queries.ts'
import { copy } from '../copy.ts'
import { WebhookCard } from './webhook-card.tsx'

const WebhookDialog = lazy(() => import('../form/webhook-dialog.tsx'))

type Data = NonNullable<ReturnType<typeof useWebhooks>['data']>
type Edited = { webhook: Webhook | undefined }

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onClick}>
    {copy.add}
  </Button>
)

const Webhooks = ({ data: { items }, onEdit }: { data: Data; onEdit: (to: Edited) => void }) => {
  const canManage = useCan(createWebhook.action)
  const add = <AddButton onClick={() => onEdit({ webhook: undefined })} />
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          drawing="search"
          title={copy.empty}
          text={copy.emptyText}
          {...(canManage && { action: add })}
        />
      </Card>
    )
  }
  return (
    <>
      {canManage ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-label text-ink-2">{copy.subtitle}</p>
          {items.length < MAX_WEBHOOKS ? (
            add
          ) : (
            <p className="text-label text-ink-3">{copy.full(MAX_WEBHOOKS)}</p>
          )}
        </div>
      ) : null}
      <ul aria-label={copy.list} className="grid grid-cols-1 gap-4">
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onEdit={() => onEdit({ webhook })} />
        ))}
      </ul>
    </>
  )
}

export default function WebhooksPage() {
  const query = useWebhooks()
  const [edited, setEdited] = useState<Edited>()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} />
      <QueryFrame
        query={query}
        data={query.data}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        loading={
          <SkeletonGroup label={copy.loading} className="grid gap-4">
            <Skeleton className="h-36 w-full rounded-card" />
            <Skeleton className="h-36 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(data) => <Webhooks data={data} onEdit={setEdited} />}
      </QueryFrame>
      {edited ? (
        <Suspense>
          <WebhookDialog
            webhook={edited.webhook}
            sampleUrl={query.data?.sampleUrl ?? null}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
