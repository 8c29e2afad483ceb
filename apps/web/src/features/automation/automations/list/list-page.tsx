import { createAutomation } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useAutomations } from '../api/automations.queries.ts'
import { copy } from '../copy.ts'
import { AllForecast } from '../runs/forecast-note.tsx'
import { ofRubric, RubricFilter } from './rubric-filter.tsx'
import { RuleRow } from './rule-row.tsx'
import { TemplateCards } from './template-cards.tsx'

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3">
    <Skeleton className="h-28 w-full rounded-card" />
    <Skeleton className="h-28 w-full rounded-card" />
  </SkeletonGroup>
)

export default function ListPage() {
  const query = useAutomations()
  const canEdit = useCan(createAutomation.action)
  const [rubric, setRubric] = useState<string | null>(null)
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
            <RubricFilter automations={automations} rubric={rubric} onRubric={setRubric} />
            <Card padding="none">
              <List label={copy.list}>
                {ofRubric(automations, rubric).map((automation) => (
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
