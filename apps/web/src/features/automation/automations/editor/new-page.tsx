import { createAutomation } from '@kadr/contract/automation/automations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type DocumentOwner, useDocumentOwner } from '../../../../documents/use-document.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { RuleFrame, RuleSkeleton } from '../rule/rule-frame.tsx'
import { readAutomationSearch } from './automation-search.ts'
import { editorCopy } from './copy.ts'
import { RuleEditor } from './rule-editor.tsx'
import type { RuleForm } from './rule-form.ts'
import { useRuleEditor } from './use-rule-editor.ts'
import { useStartForm } from './use-start-form.ts'

type Props = { owner: DocumentOwner; initial: RuleForm; timeZone: string }

const NewRule = ({ owner, initial, timeZone }: Props) => {
  const navigate = useNavigate()
  const editor = useRuleEditor({ owner, initial })
  const canEdit = useCan(createAutomation.action)
  return (
    <RuleEditor
      editor={editor}
      isNew
      canEdit={canEdit}
      timeZone={timeZone}
      onSaved={(id) => {
        editor.close()
        notify.success(editorCopy.created)
        void navigate({ to: '/reels/automation/$', params: { _splat: String(id) } })
      }}
    />
  )
}

export default function NewPage() {
  const owner = useDocumentOwner()
  const workspace = useCurrentWorkspace()
  const initial = useStartForm(readAutomationSearch(useSearch({ strict: false })))
  return (
    <RuleFrame title={editorCopy.newTitle}>
      {owner && workspace && initial ? (
        <NewRule owner={owner} initial={initial} timeZone={workspace.timeZone} />
      ) : (
        <RuleSkeleton />
      )}
    </RuleFrame>
  )
}
