import { askAi } from '@kadr/contract/ai'
import { useCan } from '../../platform/use-can.ts'
import { useAiStatus } from '../api/assist.calls.ts'
import { findRefusal } from './ai-trouble.ts'

/** Whether AI can be used, and if not, why. Before the status is loaded the server decides. */
export const useAiPermit = () => {
  const { status, ...query } = useAiStatus()
  return { ...query, status, refusal: findRefusal({ status, canEdit: useCan(askAi.action) }) }
}
