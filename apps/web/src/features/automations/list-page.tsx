import { createAutomation } from '@kadr/contract/automations'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCan } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { List } from '../../ui/list-row.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useAutomations } from './api/automations.calls.ts'
import { AllForecast } from './components/forecast-note.tsx'
import { RuleRow } from './components/rule-row.tsx'
import { TemplateCards } from './components/template-cards.tsx'
import { copy } from './copy.ts'

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3">
    <Skeleton className="h-28 w-full rounded-card" />
    <Skeleton className="h-28 w-full rounded-card" />
  </SkeletonGroup>
)

export default function ListPage() {
  const query = useAutomations()
  const canEdit = useCan(createAutomation.action)
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        {...(canEdit && {
          actions: (
            <LinkButton asChild>
              <Link to="/reels/automation/$" params={{ _splat: 'new' }}>
                <Plus aria-hidden="true" className="size-5" />
                {copy.add}
              </Link>
            </LinkButton>
          ),
        })}
      />
      <QueryFrame
        query={query}
        data={query.data?.items}
        loading={LOADING}
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={
          <Card>
            <EmptyState
              title={copy.empty.title}
              text={canEdit ? copy.empty.text : copy.empty.viewer}
            />
          </Card>
        }
      >
        {(automations) => (
          <div className="grid grid-cols-1 gap-3">
            <AllForecast />
            <Card padding="none">
              <List label={copy.list}>
                {automations.map((automation) => (
                  <RuleRow key={automation.id} automation={automation} />
                ))}
              </List>
            </Card>
          </div>
        )}
      </QueryFrame>
      {canEdit ? <TemplateCards /> : null}
    </div>
  )
}
