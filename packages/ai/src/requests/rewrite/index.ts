import * as z from 'zod/mini'
import { normaliseText } from '../../_shared/normalise-text.ts'
import { createFactBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MODES = {
  shorter: 'Сократи текст примерно вдвое, сохрани главное, ссылки и хештеги.',
  longer:
    'Разверни текст примерно в полтора раза: поясни мысли, но не добавляй фактов, которых в нём нет.',
  tone: 'Перепиши текст в нужном тоне, сохрани смысл, ссылки, хештеги и длину.',
} as const

export const rewriteRequest = defineRequest({
  kind: 'rewrite',
  maxOutputTokens: 4000,
  reply: z.object({ text: z.string() }),
  prompt: ({ task, facts }) => ({
    instructions: `${MODES[task.mode]}\n${describeTone({ tone: task.tone, facts })}`,
    data: [{ name: 'текст', value: task.text }, ...createFactBlocks({ ...facts, product: null })],
  }),
  finish: ({ reply }) => ({ kind: 'rewrite', text: normaliseText(reply.text) }),
})
