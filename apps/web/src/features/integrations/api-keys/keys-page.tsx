import { type ApiKey, createApiKey } from '@kadr/contract/integrations/api-keys'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { List } from '../../../ui/layout/list-row.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useApiKeys } from './api/keys.queries.ts'
import { KeyRow } from './components/key-row.tsx'
import { copy } from './copy.ts'

const CreateKeyDialog = lazy(async () => ({
  default: (await import('./components/create-key-dialog.tsx')).CreateKeyDialog,
}))

const Keys = ({ title, keys }: { title: string; keys: readonly ApiKey[] }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  if (keys.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="px-1 font-semibold">{title}</h2>
      <Card padding="none">
        <List label={title}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} timeZone={timeZone} />
          ))}
        </List>
      </Card>
    </section>
  )
}

export default function KeysPage() {
  const query = useApiKeys()
  const canManage = useCan(createApiKey.action)
  const [isOpen, setIsOpen] = useState(false)
  const create = canManage ? (
    <Button
      icon={<KeyRound aria-hidden="true" className="size-4" />}
      onClick={() => setIsOpen(true)}
    >
      {copy.create}
    </Button>
  ) : null
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} actions={query.data?.length ? create : null} />
      <p className="max-w-[60ch] text-ink-2">
        {copy.lead}{' '}
        <a className="text-accent underline" href="/developers">
          {copy.reference}
        </a>
      </p>
      <QueryFrame
        query={query}
        data={query.data}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={<EmptyState title={copy.empty} text={copy.emptyText} action={create} />}
        loading={
          <SkeletonGroup label={copy.loading} className="grid gap-4">
            <Skeleton className="h-32 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(keys) => (
          <>
            <Keys title={copy.working} keys={keys.filter(({ end }) => end === null)} />
            <Keys title={copy.over} keys={keys.filter(({ end }) => end !== null)} />
          </>
        )}
      </QueryFrame>
      <Suspense>{isOpen ? <CreateKeyDialog onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </div>
  )
}
