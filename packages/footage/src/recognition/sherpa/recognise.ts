import { join } from 'node:path'
import type { FootageSpan } from '@kadr/contract/studio/footage'
import sherpa from 'sherpa-onnx-node'
import { RATE } from '../../sound/listen.ts'
import { joinTokens } from '../token-words.ts'
import { MODELS } from './models.ts'

type Recogniser = InstanceType<typeof sherpa.OfflineRecognizer>

/** Loading one takes seconds, so a process keeps the one it has. */
let kept: { key: string; recogniser: Recogniser } | undefined

const openRecogniser = ({
  model,
  folder,
  threads,
}: {
  model: string
  folder: string
  threads: number
}): Recogniser => {
  const key = `${model} ${folder} ${threads}`
  if (kept?.key === key) return kept.recogniser
  const known = MODELS.find((entry) => entry.key === model)
  if (!known) throw new Error(`no model ${model}`)
  const recogniser = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: RATE, featureDim: 64 },
    modelConfig: {
      ...known.describe((name) => join(folder, name)),
      numThreads: threads,
      provider: 'cpu',
      debug: 0,
    },
    decodingMethod: 'greedy_search',
  })
  kept = { key, recogniser }
  return recogniser
}

/** Words of samples that begin at a moment of the file. */
export const recognise = (
  samples: Float32Array,
  { part, ...model }: { part: FootageSpan; model: string; folder: string; threads: number },
) => {
  const recogniser = openRecogniser(model)
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples, sampleRate: RATE })
  recogniser.decode(stream)
  const { tokens = [], timestamps = [] } = recogniser.getResult(stream)
  const length = (samples.length / RATE) * 1000
  return joinTokens({ tokens, timestamps, length }).map(({ text, from, to }) => ({
    text: text.slice(0, 80),
    from: Math.round(part.from + from),
    to: Math.round(part.from + Math.max(to, from + 1)),
  }))
}
