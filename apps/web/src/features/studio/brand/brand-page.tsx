import { Link } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { useBrandKit } from '../../../reel-editor/document/workspace-brand.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { BrandForm } from './components/brand-form.tsx'
import { copy } from './copy.ts'

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid gap-4 lg:grid-cols-[26rem_1fr]">
    <Skeleton className="h-96 w-full rounded-card" />
    <Skeleton className="h-96 w-full rounded-card" />
  </SkeletonGroup>
)

export default function BrandPage() {
  const workspaceId = useCurrentWorkspace()?.id
  const query = useBrandKit()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/reels/templates">
              <LayoutTemplate aria-hidden="true" className="size-5" />
              {copy.templates}
            </Link>
          </LinkButton>
        }
      />
      <QueryFrame
        query={query}
        data={query.data}
        loading={LOADING}
        failed={{ title: copy.loadFailed, text: failureText(query.error) }}
      >
        {(kit) => <BrandForm key={workspaceId} kit={kit} />}
      </QueryFrame>
    </div>
  )
}
