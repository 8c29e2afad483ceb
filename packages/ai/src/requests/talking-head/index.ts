import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { speechSeconds } from '../../_shared/speech-seconds.ts'
import { tidyLines, tidyText } from '../../_shared/tidy.ts'
import { factBlocks, toneLine, topicBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

type Line = { text: string; seconds: number }

const sum = (lines: readonly Line[]) => lines.reduce((total, { seconds }) => total + seconds, 0)

/** Leaves out lines before the last one, the later first, until what is left can be said in time. */
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
      toneLine({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...topicBlocks(task.topic), ...factBlocks(facts)],
  }),
  // Seconds are ours: they follow from what is to be said.
  finish({ task, reply }) {
    const said = tidyLines(reply.lines.map(({ text }) => text))
    const all = some(said).map((text) => ({ text, seconds: speechSeconds(text) }))
    const lines = fitSeconds(all, task.seconds)
    return {
      kind: 'talking_head',
      lines,
      seconds: sum(lines),
      caption: tidyText(reply.caption, AI_OUTPUT_MAX.caption),
    }
  },
})
