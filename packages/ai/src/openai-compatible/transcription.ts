import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Transcriber } from '../ports.ts'
import type { Call } from './call.ts'
import { limitTime } from './limit-time.ts'
import type { OpenAiSettings } from './settings.ts'

const MAX_REPLY_BYTES = 16 * 1024 * 1024

/** Whisper-compatible servers agree only on the text field. */
const reply = z.object({
  text: z.string(),
  words: z.optional(z.array(z.object({ word: z.string(), start: z.number(), end: z.number() }))),
  segments: z.optional(z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }))),
})

const formOf = ({
  model,
  bytes,
  mimeType,
  language,
}: {
  model: string
  bytes: Uint8Array
  mimeType: string
  language: string | undefined
}) => {
  const form = new FormData()
  form.append('model', model)
  form.append('response_format', 'verbose_json')
  form.append('timestamp_granularities[]', 'word')
  form.append('timestamp_granularities[]', 'segment')
  if (language) form.append('language', language)
  const [, kind = 'mpeg'] = mimeType.split('/')
  form.append('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), `sound.${kind}`)
  return form
}

export const createTranscriber =
  ({
    settings,
    call,
    model,
  }: {
    settings: OpenAiSettings
    call: Call
    model: string
  }): Transcriber =>
  async ({ bytes, mimeType, language, signal }) => {
    const time = limitTime({ signal, timeoutMs: settings.timeoutMs })
    try {
      const body = formOf({ model, bytes, mimeType, language })
      const response = await call({ path: '/audio/transcriptions', signal: time.signal, body })
      const parsed = z.safeParse(reply, await readBoundedJson(response, MAX_REPLY_BYTES))
      if (!parsed.success) throw new AiFailure({ reason: 'unreadable', detail: 'no text in it' })
      const { text, words = [], segments = [] } = parsed.data
      return {
        text,
        words: words.map(({ word, start, end }) => ({ text: word, start, end })),
        segments,
      }
    } catch (error) {
      throw time.explain(error)
    }
  }
