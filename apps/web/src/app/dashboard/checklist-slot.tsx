import type { Action } from '@kadr/contract/base/permissions'
import { useDismissal } from '../../platform/storage/dismissed-warnings.ts'
import { Checklist } from './checklist.tsx'
import { type ChecklistFacts, checklistSteps, isChecklistVisible } from './checklist-steps.ts'

const DISMISS_KEY = 'checklist'

type Props = { facts: ChecklistFacts; can: (action: Action) => boolean }

export const ChecklistSlot = ({ facts, can }: Props) => {
  const { isDismissed, dismiss } = useDismissal(DISMISS_KEY)
  const steps = checklistSteps(facts, can)
  if (!steps || !isChecklistVisible({ steps, isDismissed })) return null
  return <Checklist steps={steps} onDismiss={dismiss} />
}
