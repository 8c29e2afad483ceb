import { estimateSpeechSeconds } from '@kadr/ai'
import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { Answer } from '@kadr/contract/studio/questions'
import { composeWords } from '../../../studio/ai/index.ts'
import type { RunInput } from './run-step.ts'
import { sentenceOf } from './run-subject.ts'

export type Written = { output: AiOutput; hook: string }
export type WrittenAnswer = { kind: 'written'; written: Written }

const toSpeech = (caption: string): AiOutput => {
  const lines = caption
    .split('\n\n')
    .map((text) => ({ text, seconds: estimateSpeechSeconds(text) }))
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0)
  return { kind: 'talking_head', lines, seconds, caption }
}

/** A post or a speech in the words of the answers. Costs nothing; unable when they say nothing. */
export const writeOfAnswers = async (
  { ctx, automation: { workspaceId }, rule, run }: RunInput,
  answers: readonly Answer[],
): Promise<WrittenAnswer | { kind: 'unable' }> => {
  const sentence = sentenceOf({ ...run, source: rule.source })
  const { composed } = await composeWords({ ctx, workspaceId, sentence, answers })
  const { caption } = composed
  if (caption === '') return { kind: 'unable' }
  const output: AiOutput =
    rule.output === 'talking-head'
      ? toSpeech(caption)
      : { kind: 'caption', text: caption, hashtags: [] }
  return { kind: 'written', written: { output, hook: '' } }
}
