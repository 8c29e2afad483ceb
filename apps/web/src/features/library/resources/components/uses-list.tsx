import { Link } from '@tanstack/react-router'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { type ResourceUse, useResourceUses } from '../api/resources.queries.ts'
import { copy } from '../copy.ts'

const Title = ({ use }: { use: ResourceUse }) =>
  use.kind === 'product' ? (
    <Link
      to="/products/$productId"
      params={{ productId: use.id }}
      className="text-accent underline-offset-4"
    >
      {use.title}
    </Link>
  ) : (
    use.title
  )

export const UseItems = ({ uses }: { uses: readonly ResourceUse[] }) => (
  <ul className="grid gap-2 text-label">
    {uses.map((use) => (
      <li key={`${use.kind}-${use.id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-ink-3">{copy.detail.useKind[use.kind]}</span>
        <Title use={use} />
        {use.isScheduled ? <Badge tone="scheduled">{copy.detail.scheduled}</Badge> : null}
      </li>
    ))}
  </ul>
)

/** «Где используется» */
export const UsesList = ({ resourceId }: { resourceId: string }) => {
  const { data: uses, isError } = useResourceUses(resourceId)
  return (
    <Section title={copy.detail.uses} as="h3">
      {uses && uses.length > 0 ? <UseItems uses={uses} /> : null}
      {uses?.length === 0 ? <p className="text-label text-ink-3">{copy.detail.noUses}</p> : null}
      {!uses && isError ? <p className="text-label text-ink-3">{copy.detail.usesFailed}</p> : null}
      {uses || isError ? null : (
        <SkeletonGroup label={copy.loading}>
          <Skeleton className="h-5 w-40" />
        </SkeletonGroup>
      )}
    </Section>
  )
}
