import * as z from 'zod/mini'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import type { PictureFacts } from '../../ports.ts'
import { defineRequest } from '../define-request.ts'

const MAX_LENGTH = 500

const known = ({ name, tags, altText }: PictureFacts) => ({ name, tags, altText })

export const altTextRequest = defineRequest({
  kind: 'alt_text',
  maxOutputTokens: 400,
  reply: z.object({ text: z.string() }),
  prompt: ({ task, facts: { picture } }) => ({
    instructions:
      'Напиши описание картинки для тех, кто её не видит: одно-два предложения, только то, что видно или известно из данных, без слов «на картинке изображено» и без оценок.',
    data: [
      { name: 'что на картинке', value: task.description },
      ...(picture ? [{ name: 'файл', value: known(picture) }] : []),
    ],
    pictures: picture?.image ? [picture.image] : [],
  }),
  finish: ({ reply }) => ({ kind: 'alt_text', text: normaliseLine(reply.text, MAX_LENGTH) }),
})
