import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import * as z from 'zod/mini'
import { normaliseLines, normaliseText } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { estimateSpeechSeconds } from '../../_shared/speech-seconds.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

type Line = { text: string; seconds: number }

const sum = (lines: readonly Line[]) => lines.reduce((total, { seconds }) => total + seconds, 0)

/** Drops lines before the last one, latest first, until the rest fits the duration. */
const fitSeconds = (lines: readonly Line[], seconds: number): Line[] => {
  const kept = [...lines]
  while (kept.length > 2 && sum(kept) > seconds) kept.splice(-2, 1)
  return kept
}

export const talkingHeadRequest = defineRequest({
  kind: 'talking_head',
  maxOutputTokens: 3000,
  reply: z.object({ lines: z.array(z.object({ text: z.string() })), caption: z.string() }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Напиши речь для видео «говорящая голова» на ${task.seconds} секунд: примерно ${task.seconds * 13} знаков. Раздели на реплики по одной-две фразы: хук, мысли по порядку, вывод с призывом. Разговорная речь, короткие фразы. Ещё подпись к видео до 300 знаков.`,
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  // Durations are computed from the text, not taken from the model.
  finish({ task, reply }) {
    const said = normaliseLines(reply.lines.map(({ text }) => text))
    const all = requireSome(said).map((text) => ({ text, seconds: estimateSpeechSeconds(text) }))
    const lines = fitSeconds(all, task.seconds)
    return {
      kind: 'talking_head',
      lines,
      seconds: sum(lines),
      caption: normaliseText(reply.caption, AI_OUTPUT_MAX.caption),
    }
  },
})
