import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { tidyText } from '../../_shared/tidy.ts'
import { factBlocks, toneLine } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_REPLIES = 3

export const commentReplyRequest = defineRequest({
  kind: 'comment_reply',
  maxOutputTokens: 1200,
  reply: z.object({ replies: z.array(z.string()) }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Предложи варианты ответа на комментарий, всего ${MAX_REPLIES}, каждый до 300 знаков. Обращайся на «вы», отвечай по существу; на критику спокойно и без оправданий. Ничего не обещай от имени компании.`,
      toneLine({ tone: task.tone, facts }),
    ].join('\n'),
    data: [
      { name: 'комментарий', value: task.comment },
      ...(task.postText === '' ? [] : [{ name: 'текст поста', value: task.postText }]),
      ...factBlocks({ ...facts, product: null }),
    ],
  }),
  finish({ reply }) {
    const replies = reply.replies
      .map((text) => tidyText(text, AI_OUTPUT_MAX.reply))
      .filter((text) => text !== '')
    return { kind: 'comment_reply', replies: some(replies).slice(0, MAX_REPLIES) }
  },
})
