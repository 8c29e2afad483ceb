import * as z from 'zod/mini'
import { fitNetwork, fitTitle, formatLimitsLine } from '../../_shared/fit-network.ts'
import { normaliseLine, normaliseText } from '../../_shared/normalise-text.ts'
import { createFactBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MEDIA = {
  none: 'без медиа',
  image: 'с одним фото',
  images: 'с несколькими фото',
  video: 'с видео',
} as const

export const adaptRequest = defineRequest({
  kind: 'adapt',
  maxOutputTokens: 6000,
  reply: z.object({
    variants: z.array(z.object({ network: z.string(), title: z.string(), text: z.string() })),
  }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Приспособь пост (${MEDIA[task.media]}) к каждой сети из списка: ${task.networks.join(', ')}. Смысл и ссылки сохрани, подачу подбери под сеть. Заголовок дай там, где он есть у сети, иначе оставь пустым.`,
      ...task.networks.map(formatLimitsLine),
      describeTone({ tone: null, facts }),
    ].join('\n'),
    data: [{ name: 'текст', value: task.text }, ...createFactBlocks({ ...facts, product: null })],
  }),
  // A network missing from the reply gets the original text, cut to its limits.
  finish: ({ task, reply }) => ({
    kind: 'adapt',
    variants: [...new Set(task.networks)].map((network) => {
      const variant = reply.variants.find((one) => one.network.toLowerCase() === network)
      const whole = normaliseText(variant?.text ?? '') || normaliseText(task.text)
      const [firstLine = ''] = whole.split('\n')
      const title = normaliseLine(variant?.title ?? '') || normaliseLine(firstLine)
      return {
        network,
        title: fitTitle({ network, title }),
        ...fitNetwork({ network, media: task.media, text: whole }),
      }
    }),
  }),
})
