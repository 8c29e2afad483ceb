import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import { AI_KINDS } from '@kadr/contract/studio/kinds'
import {
  oneOf,
  type Search,
  searchReader,
  textParam,
} from '../../../../platform/page/read-search.ts'

const MAX_TOPIC = 300

/** `kind` filters the history; `topic` begins a request for hooks, from the public pages. */
type AiParams = { tab: 'history' | 'voice'; kind: AiKind; topic: string }
export type AiSearch = Search<AiParams>

export const readAiSearch = searchReader<AiParams>({
  tab: oneOf(['history', 'voice']),
  kind: oneOf(AI_KINDS),
  topic: textParam(MAX_TOPIC),
})
