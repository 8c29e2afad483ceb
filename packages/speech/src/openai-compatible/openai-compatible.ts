import { isHeard } from '../sound/loudness.ts'
import type { Sound } from '../sound/pcm.ts'
import { type SpeechEngine, SpeechFailedError } from '../speech-engine.ts'

/** What speaks by a network: the port of `packages/ai`. Its failures are SpeechFailedErrors. */
type SpeechModel = (input: {
  text: string
  voice?: string | undefined
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

const KEY = 'cloud'

/** A speech engine by configuration. It tells no times: they are found by comparing. */
export const createCloudSpeech = ({
  name,
  model,
  decode,
}: {
  name: string
  model: SpeechModel
  /** Turns whatever came into plain sound at this pace. */
  decode(input: { bytes: Uint8Array; speed: number; signal: AbortSignal }): Promise<Sound>
}): SpeechEngine => ({
  key: KEY,
  listVoices: () => [{ key: `${KEY}/usual`, name, gender: null }],
  async speak({ text, speed, signal }) {
    const { bytes } = await model({ text, signal })
    const sound = await decode({ bytes, speed, signal })
    if (!isHeard(sound)) throw new SpeechFailedError('unreadable')
    return { sound, times: null }
  },
})
