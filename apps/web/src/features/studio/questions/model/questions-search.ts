import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { searchReader, textParam, uuidParam } from '../../../../platform/page/read-search.ts'

const MAX_STYLE = 40

type QuestionsParams = {
  /** What the reel is about. */
  sentence: string
  /** The style it was chosen with. */
  style: string
  /** The rule and its run that wait for the answers. */
  rule: number
  run: string
}

const ruleParam = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

export const readQuestionsSearch = searchReader<QuestionsParams>({
  sentence: textParam(SENTENCE_MAX),
  style: textParam(MAX_STYLE),
  rule: ruleParam,
  run: uuidParam,
})
