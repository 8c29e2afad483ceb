import type { ProgramGrant } from '@kadr/contract/integrations/programs'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { List } from '../../../ui/layout/list-row.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { LinkToCopy } from '../../../ui/overlays/link-to-copy.tsx'
import { usePrograms } from './api/programs.queries.ts'
import { GrantRow } from './components/grant-row.tsx'
import { OwnPrograms } from './components/own-programs.tsx'
import { copy } from './copy.ts'

const Grants = ({ title, grants }: { title: string; grants: readonly ProgramGrant[] }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  if (grants.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="px-1 font-semibold">{title}</h2>
      <Card padding="none">
        <List label={title}>
          {grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} timeZone={timeZone} />
          ))}
        </List>
      </Card>
    </section>
  )
}

const Address = () => (
  <Card className="max-w-130">
    <LinkToCopy
      url={`${window.location.origin}/mcp`}
      text={copy.addressHint}
      words={{ label: copy.address, copied: copy.copied, refused: copy.refused }}
    />
  </Card>
)

export default function ProgramsPage() {
  const query = usePrograms()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} />
      <p className="max-w-[60ch] text-ink-2">{copy.lead}</p>
      <Address />
      <QueryFrame
        query={query}
        data={query.data}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        loading={
          <SkeletonGroup label={copy.loading} className="grid gap-4">
            <Skeleton className="h-32 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {({ grants, programs }) => (
          <>
            {grants.length === 0 ? <EmptyState title={copy.empty} text={copy.emptyText} /> : null}
            <Grants title={copy.working} grants={grants.filter(({ end }) => end === null)} />
            <Grants title={copy.over} grants={grants.filter(({ end }) => end !== null)} />
            <OwnPrograms programs={programs} />
          </>
        )}
      </QueryFrame>
    </div>
  )
}
