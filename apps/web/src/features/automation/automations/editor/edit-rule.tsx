import { type Automation, saveAutomation } from '@kadr/contract/automation/automations'
import type { DocumentOwner } from '../../../../documents/use-document.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { editorCopy } from './copy.ts'
import { RuleEditor } from './rule-editor.tsx'
import { toForm } from './rule-form.ts'
import { useRuleEditor } from './use-rule-editor.ts'

type Props = { automation: Automation; owner: DocumentOwner; timeZone: string }

export const EditRule = ({ automation, owner, timeZone }: Props) => {
  const editor = useRuleEditor({ owner, automation, initial: toForm(automation.rule) })
  return (
    <RuleEditor
      editor={editor}
      isNew={false}
      canEdit={useCan(saveAutomation.action)}
      timeZone={timeZone}
      id={automation.id}
      plannedId={automation.isPaused ? undefined : automation.id}
      onSaved={() => notify.success(editorCopy.saved)}
    />
  )
}
