import { createAutomation } from '@kadr/contract/automations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type DocumentOwner, useDocumentOwner } from '../../documents/use-document.ts'
import { useCan, useCurrentWorkspace } from '../../platform/current-workspace.ts'
import { notify } from '../../ui/toast.tsx'
import { RuleEditor } from './components/rule-editor.tsx'
import { RuleFrame, RuleSkeleton } from './components/rule-frame.tsx'
import { editorCopy } from './editor-copy.ts'
import { readAutomationSearch } from './model/automation-search.ts'
import type { RuleForm } from './model/rule-form.ts'
import { useRuleEditor } from './model/use-rule-editor.ts'
import { useStartForm } from './model/use-start-form.ts'

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
