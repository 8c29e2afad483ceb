import { fileURLToPath } from 'node:url'
import type { FootageSpan } from '@kadr/contract/studio/footage'
import sherpa from 'sherpa-onnx-node'

const RATE = 16_000
const WINDOW = 512
const MODEL = fileURLToPath(new URL('../../weights/silero_vad_v5.onnx', import.meta.url))
const BUFFER_SECONDS = 60

const toMs = (samples: number) => Math.round((samples / RATE) * 1000)

/** Tells speech from other sounds, given all samples in order. */
export const createSpeechDetector = () => {
  const vad = new sherpa.Vad(
    {
      sileroVad: {
        model: MODEL,
        threshold: 0.5,
        minSilenceDuration: 0.15,
        minSpeechDuration: 0.1,
        // A longer one would outgrow the buffer.
        maxSpeechDuration: 22,
        windowSize: WINDOW,
      },
      sampleRate: RATE,
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    BUFFER_SECONDS,
  )
  const speech: FootageSpan[] = []
  let rest = new Float32Array(0)

  const collect = () => {
    while (!vad.isEmpty()) {
      const { start, samples } = vad.front(false)
      speech.push({ from: toMs(start), to: toMs(start + samples.length) })
      vad.pop()
    }
  }

  return {
    hear(samples: Float32Array) {
      const all = new Float32Array(rest.length + samples.length)
      all.set(rest)
      all.set(samples, rest.length)
      let at = 0
      for (; at + WINDOW <= all.length; at += WINDOW) vad.acceptWaveform(all.slice(at, at + WINDOW))
      rest = all.slice(at)
      collect()
    },
    finish(): FootageSpan[] {
      vad.flush()
      collect()
      return speech
    },
  }
}
