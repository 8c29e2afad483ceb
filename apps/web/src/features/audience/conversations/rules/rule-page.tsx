import {
  type ConversationRule,
  deleteConversationRule,
} from '@kadr/contract/audience/conversation-rules'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteRule, useRules } from '../api/rules.api.ts'
import { copy } from '../copy.ts'
import { SubPage } from '../list/sub-page.tsx'
import { rulesCopy } from './copy.ts'
import { RuleEditor } from './rule-editor.tsx'
import { RuleLog } from './rule-log.tsx'
import { RuleSwitch } from './rule-switch.tsx'
import { RuleTrial } from './rule-trial.tsx'

const DeleteRule = ({ rule }: { rule: ConversationRule }) => {
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const deleting = useDeleteRule()
  const remove = () =>
    deleting.mutate(rule.id, {
      onSuccess: () => {
        notify.success(rulesCopy.deleted)
        void navigate({ to: '/inbox/$', params: { _splat: 'rules' } })
      },
      onError: (error) => notify.error(copy.failed, { text: failureText(error) }),
    })
  return (
    <>
      <Button
        variant="danger"
        className="justify-self-start"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setIsAsked(true)}
      >
        {copy.delete}
      </Button>
      <ConfirmDialog
        open={isAsked}
        isDanger
        title={rulesCopy.deleteTitle(rule.name)}
        text={rulesCopy.deleteText}
        confirmLabel={copy.delete}
        isPending={deleting.isPending}
        onOpenChange={setIsAsked}
        onConfirm={remove}
      />
    </>
  )
}

const Rule = ({ rule }: { rule: ConversationRule }) => {
  const canEdit = useCan(deleteConversationRule.action)
  return (
    <SubPage title={rule.name} isRule>
      <Card>
        <RuleSwitch rule={rule} />
      </Card>
      <RuleTrial rule={rule} />
      {canEdit ? <RuleEditor key={rule.version} rule={rule} onSaved={() => undefined} /> : null}
      <RuleLog ruleId={rule.id} />
      {canEdit ? <DeleteRule rule={rule} /> : null}
    </SubPage>
  )
}

export default function RulePage({ id }: { id: string }) {
  const query = useRules()
  return (
    <QueryFrame
      query={query}
      data={query.data}
      loading={
        <SubPage title={rulesCopy.one} isRule>
          <Skeleton className="h-72 w-full rounded-card" />
        </SubPage>
      }
      failed={{ title: rulesCopy.failed, text: failureText(query.error) }}
    >
      {(rules) => {
        const rule = rules.find((known) => known.id === id)
        if (rule) return <Rule rule={rule} />
        return (
          <SubPage title={rulesCopy.one} isRule>
            <EmptyList title={rulesCopy.gone} text={rulesCopy.goneText} />
          </SubPage>
        )
      }}
    </QueryFrame>
  )
}
