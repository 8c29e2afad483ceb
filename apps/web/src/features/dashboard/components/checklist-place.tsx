import type { Action } from '@kadr/contract/permissions'
import { useDismissal } from '../../../platform/dismissed-warnings.ts'
import {
  type ChecklistFacts,
  checklistSteps,
  isChecklistVisible,
} from '../model/checklist-steps.ts'
import { Checklist } from './checklist.tsx'

const DISMISS_KEY = 'checklist'

type Props = { facts: ChecklistFacts; can: (action: Action) => boolean }

export const ChecklistPlace = ({ facts, can }: Props) => {
  const { isDismissed, dismiss } = useDismissal(DISMISS_KEY)
  const steps = checklistSteps(facts, can)
  if (!steps || !isChecklistVisible({ steps, isDismissed })) return null
  return <Checklist steps={steps} onDismiss={dismiss} />
}
