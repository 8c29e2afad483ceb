import { isAudible } from '../sound/loudness.ts'
import type { Sound } from '../sound/pcm.ts'
import { type SpeechEngine, SpeechFailedError } from '../speech-engine.ts'

/** Port implemented by `packages/ai`. Its failures are SpeechFailedErrors. */
type SpeechModel = (input: {
  text: string
  voice?: string | undefined
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

const KEY = 'cloud'

/** A configured cloud engine. It returns no word times: they are found by alignment. */
export const createCloudSpeech = ({
  name,
  model,
  decode,
}: {
  name: string
  model: SpeechModel
  /** Decodes any format to PCM at this speed. */
  decode(input: { bytes: Uint8Array; speed: number; signal: AbortSignal }): Promise<Sound>
}): SpeechEngine => ({
  key: KEY,
  listVoices: () => [{ key: `${KEY}/usual`, name, gender: null }],
  async speak({ text, speed, signal }) {
    const { bytes } = await model({ text, signal })
    const sound = await decode({ bytes, speed, signal })
    if (!isAudible(sound)) throw new SpeechFailedError('unreadable')
    return { sound, times: null }
  },
})
