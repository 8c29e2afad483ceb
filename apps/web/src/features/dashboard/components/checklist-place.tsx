import { usePermissions } from '../../../platform/current-workspace.ts'
import { useDismissal } from '../../../platform/dismissed-warnings.ts'
import {
  type ChecklistFacts,
  checklistSteps,
  isChecklistVisible,
} from '../model/checklist-steps.ts'
import { Checklist } from './checklist.tsx'

const DISMISS_KEY = 'checklist'

export const ChecklistPlace = ({ facts }: { facts: ChecklistFacts }) => {
  const { isDismissed, dismiss } = useDismissal(DISMISS_KEY)
  const steps = checklistSteps(facts, usePermissions())
  if (!steps || !isChecklistVisible({ steps, isDismissed })) return null
  return <Checklist steps={steps} onDismiss={dismiss} />
}
