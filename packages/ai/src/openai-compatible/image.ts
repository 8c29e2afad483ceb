import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { ImageModel } from '../ports.ts'
import type { Call } from './call.ts'
import { ANY_IMAGE, learnImageForm, sizeOf } from './image-form.ts'
import { createLearningCall } from './learn-form.ts'
import { limitTime } from './limit-time.ts'
import type { OpenAiSettings } from './settings.ts'

/** Base64 of a picture. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024

const reply = z.object({ data: z.array(z.object({ b64_json: z.string() })) })

/** By magic bytes: engines report inconsistent content types. */
const typeOf = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg'
  return bytes[0] === 0x52 && bytes[8] === 0x57 ? 'image/webp' : 'image/png'
}

export const createImageModel = ({
  settings,
  call,
  model,
}: {
  settings: OpenAiSettings
  call: Call
  model: string
}): ImageModel => {
  const draw = createLearningCall({ call, first: ANY_IMAGE, learn: learnImageForm })
  return async ({ prompt, width, height, signal }) => {
    const time = limitTime({ signal, timeoutMs: settings.timeoutMs })
    try {
      const response = await draw({
        path: '/images/generations',
        signal: time.signal,
        bodyOf(form) {
          const size = sizeOf({ form, width, height })
          return {
            ...{ model, prompt, n: 1 },
            ...(size !== undefined && { size }),
            ...(form.isFormatAsked && { response_format: 'b64_json' }),
          }
        },
      })
      const parsed = z.safeParse(reply, await readBoundedJson(response, MAX_REPLY_BYTES))
      const [first] = parsed.data?.data ?? []
      if (!first) throw new AiFailure({ reason: 'unreadable', detail: 'no picture in the answer' })
      const bytes = new Uint8Array(Buffer.from(first.b64_json, 'base64'))
      return { bytes, mimeType: typeOf(bytes) }
    } catch (error) {
      throw time.explain(error)
    }
  }
}
