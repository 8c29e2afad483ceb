import { createReelTemplate, type ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Clapperboard, Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { findKind, REEL_KINDS } from '../../../generations/kinds.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useTemplates } from './api/templates.queries.ts'
import { TemplateCard } from './components/template-card.tsx'
import { copy } from './copy.ts'
import { readTemplatesSearch } from './model/templates-search.ts'

const MakeReel = lazy(() => import('./components/make-reel.tsx'))
const SaveTemplate = lazy(() => import('./components/save-template.tsx'))
const EditTemplate = lazy(() => import('./components/edit-template.tsx'))
const DeleteTemplate = lazy(() => import('./components/delete-template.tsx'))

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3'
const KINDS = REEL_KINDS.map(({ kind, label }) => ({ value: kind, label }))

const LOADING = (
  <SkeletonGroup label={copy.loading} className={GRID}>
    {['a', 'b', 'c'].map((place) => (
      <Skeleton key={place} className="h-52 w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

type Opened = { what: 'delete' | 'edit'; template: ReelTemplate }

const OpenedTemplate = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  const Part = opened.what === 'edit' ? EditTemplate : DeleteTemplate
  return <Part template={opened.template} onClose={onClose} />
}

export default function TemplatesPage() {
  const search = useSearch({ from: '/app/reels/templates' })
  const navigate = useNavigate({ from: '/reels/templates' })
  const canEdit = useCan(createReelTemplate.action)
  const query = useTemplates()
  const [opened, setOpened] = useState<Opened>()
  const go = (part: Record<string, unknown>) =>
    void navigate({
      search: (before) => readTemplatesSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    })
  const shown = query.data?.filter(({ kind }) => !search.kind || kind === search.kind)
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            <LinkButton asChild variant="secondary">
              <Link to="/reels">
                <Clapperboard aria-hidden="true" className="size-5" />
                {copy.toReels}
              </Link>
            </LinkButton>
            <LinkButton asChild variant="secondary">
              <Link to="/reels/brand">
                <Palette aria-hidden="true" className="size-5" />
                {copy.brand}
              </Link>
            </LinkButton>
          </>
        }
      />
      {(query.data?.length ?? 0) > 1 ? (
        <div className="max-w-72">
          <Select
            aria-label={copy.kind}
            placeholder={copy.all}
            options={KINDS}
            value={search.kind ?? ''}
            onChange={(event) => go({ kind: event.target.value })}
          />
        </div>
      ) : null}
      <QueryFrame
        query={query}
        data={shown}
        loading={LOADING}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={
          <EmptyList
            title={
              search.kind && (query.data?.length ?? 0) > 0
                ? copy.empty.of(findKind(search.kind)?.label ?? '')
                : copy.empty.title
            }
            text={copy.empty.text}
            action={
              <LinkButton asChild>
                <Link to="/reels">{copy.toReels}</Link>
              </LinkButton>
            }
          />
        }
      >
        {(templates) => (
          <ul className={GRID}>
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                canEdit={canEdit}
                onEdit={() => setOpened({ what: 'edit', template })}
                onDelete={() => setOpened({ what: 'delete', template })}
              />
            ))}
          </ul>
        )}
      </QueryFrame>
      <Suspense>
        {search.template && canEdit ? (
          <MakeReel
            key={search.template}
            id={search.template}
            onClose={() => go({ template: undefined })}
          />
        ) : null}
        {search.save && canEdit ? (
          <SaveTemplate reelId={search.save} onClose={() => go({ save: undefined })} />
        ) : null}
        {opened ? <OpenedTemplate opened={opened} onClose={() => setOpened(undefined)} /> : null}
      </Suspense>
    </div>
  )
}
