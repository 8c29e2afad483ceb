import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import * as z from 'zod/mini'
import { normaliseText } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_REPLIES = 3

export const commentReplyRequest = defineRequest({
  kind: 'comment_reply',
  maxOutputTokens: 1200,
  reply: z.object({ replies: z.array(z.string()) }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Предложи варианты ответа на комментарий, всего ${MAX_REPLIES}, каждый до 300 знаков. Обращайся на «вы», отвечай по существу; на критику спокойно и без оправданий. Ничего не обещай от имени компании.`,
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [
      { name: 'комментарий', value: task.comment },
      ...(task.postText === '' ? [] : [{ name: 'текст поста', value: task.postText }]),
      ...createFactBlocks({ ...facts, product: null }),
    ],
  }),
  finish({ reply }) {
    const replies = reply.replies
      .map((text) => normaliseText(text, AI_OUTPUT_MAX.reply))
      .filter((text) => text !== '')
    return { kind: 'comment_reply', replies: requireSome(replies).slice(0, MAX_REPLIES) }
  },
})
