import { AiFailure } from '../_shared/ai-failure.ts'
import type { SpeechModel } from '../ports.ts'
import type { Call } from './call.ts'
import { limitTime } from './limit-time.ts'
import type { OpenAiSettings } from './settings.ts'

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
      const bytes = await response.bytes()
      if (bytes.length === 0) throw new AiFailure({ reason: 'unreadable', detail: 'silence' })
      return { bytes, mimeType: response.headers.get('content-type') ?? 'audio/mpeg' }
    } catch (error) {
      throw time.explain(error)
    }
  }
