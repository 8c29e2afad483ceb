import { type Automation, saveAutomation } from '@kadr/contract/automations'
import type { DocumentOwner } from '../../../documents/use-document.ts'
import { useCan } from '../../../platform/current-workspace.ts'
import { notify } from '../../../ui/toast.tsx'
import { editorCopy } from '../editor-copy.ts'
import { toForm } from '../model/rule-form.ts'
import { useRuleEditor } from '../model/use-rule-editor.ts'
import { RuleEditor } from './rule-editor.tsx'

type Props = { automation: Automation; owner: DocumentOwner; timeZone: string }

export const EditRule = ({ automation, owner, timeZone }: Props) => {
  const editor = useRuleEditor({ owner, automation, initial: toForm(automation.rule) })
  return (
    <RuleEditor
      editor={editor}
      isNew={false}
      canEdit={useCan(saveAutomation.action)}
      timeZone={timeZone}
      plannedId={automation.isPaused ? undefined : automation.id}
      onSaved={() => notify.success(editorCopy.saved)}
    />
  )
}
