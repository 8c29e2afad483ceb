import type { AiKind } from '@kadr/contract/ai-tasks'
import { AI_KINDS } from '@kadr/contract/kinds'
import { oneOf, type Search, searchReader } from '../../../platform/read-search.ts'

/** `kind` filters the history. */
type AiParams = { tab: 'history' | 'voice'; kind: AiKind }
export type AiSearch = Search<AiParams>

export const readAiSearch = searchReader<AiParams>({
  tab: oneOf(['history', 'voice']),
  kind: oneOf(AI_KINDS),
})
