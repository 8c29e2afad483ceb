import {
  type ConversationRule,
  createConversationRule,
} from '@kadr/contract/audience/conversation-rules'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { useRules } from '../api/rules.api.ts'
import { SubPage } from '../list/sub-page.tsx'
import { rulesCopy } from './copy.ts'
import { describeRule } from './describe-rule.ts'

const RuleRow = ({ rule }: { rule: ConversationRule }) => {
  const { id, name, isOn, notice, actsToday, actsTotal } = rule
  return (
    <ListRow
      className="relative hover:bg-header"
      isWrapped
      title={
        <Link
          to="/inbox/$"
          params={{ _splat: `rules/${id}` }}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      }
      subtitle={
        <>
          <span className="block">{describeRule(rule)}</span>
          <span className="block">
            {notice ??
              (actsTotal > 0 ? rulesCopy.acts(actsToday, actsTotal) : rulesCopy.neverActed)}
          </span>
        </>
      }
      trailing={
        <Badge tone={isOn ? 'published' : 'neutral'}>{isOn ? rulesCopy.on : rulesCopy.off}</Badge>
      }
    />
  )
}

const Loading = () => (
  <SkeletonGroup label={rulesCopy.loading} className="grid gap-2">
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-20 rounded-card" />
  </SkeletonGroup>
)

export default function RulesPage() {
  const query = useRules()
  const canAdd = useCan(createConversationRule.action)
  const add = (
    <LinkButton asChild>
      <Link to="/inbox/$" params={{ _splat: 'new-rule' }}>
        <Plus aria-hidden="true" className="size-5" />
        {rulesCopy.add}
      </Link>
    </LinkButton>
  )
  return (
    <SubPage title={rulesCopy.title} actions={canAdd ? add : null}>
      <p className="text-label text-ink-2">{rulesCopy.intro}</p>
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Loading />}
        failed={{ title: rulesCopy.failed, text: failureText(query.error) }}
        empty={<EmptyList title={rulesCopy.none} text={rulesCopy.noneText} />}
      >
        {(rules) => (
          <Card padding="none">
            <List label={rulesCopy.title}>
              {rules.map((rule) => (
                <RuleRow key={rule.id} rule={rule} />
              ))}
            </List>
          </Card>
        )}
      </QueryFrame>
    </SubPage>
  )
}
