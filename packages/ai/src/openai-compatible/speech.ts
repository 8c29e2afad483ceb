import { readBoundedBytes } from '@kadr/kit/bounded-body'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { SpeechModel } from '../ports.ts'
import type { Call } from './call.ts'
import { limitTime } from './limit-time.ts'
import type { OpenAiSettings } from './settings.ts'

const MAX_REPLY_BYTES = 64 * 1024 * 1024

export const createSpeechModel =
  ({
    settings,
    call,
    model,
  }: {
    settings: OpenAiSettings
    call: Call
    model: string
  }): SpeechModel =>
  async ({ text, voice = settings.speechVoice, signal }) => {
    const time = limitTime({ signal, timeoutMs: settings.timeoutMs })
    try {
      const body = { model, input: text, voice, response_format: 'mp3' }
      const response = await call({ path: '/audio/speech', signal: time.signal, body })
      const bytes = await readBoundedBytes(response, MAX_REPLY_BYTES)
      if (bytes.length === 0) throw new AiFailure({ reason: 'unreadable', detail: 'silence' })
      return { bytes, mimeType: response.headers.get('content-type') ?? 'audio/mpeg' }
    } catch (error) {
      throw time.explain(error)
    }
  }
