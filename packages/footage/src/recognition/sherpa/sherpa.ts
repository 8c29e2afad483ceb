import { runFootageJob } from '../../worker/run.ts'
import { HearingFailedError, type RecognitionEngine } from '../engine.ts'
import { checkModel, folderOf } from './check-model.ts'
import type { RecognitionModel } from './models.ts'

/** The window of the models; a longer part is heard worse. */
const LONGEST_PART = 24_000
const LIMITS = { seconds: 180, memoryMebibytes: 1400 }

/** Hears on our own server, in a process apart: a crash of native code takes nothing else with it. */
export const createSherpaEngine = ({
  model,
  modelDir,
  path,
  threads,
}: {
  model: RecognitionModel
  /** Where models lie, a folder for each. */
  modelDir: string
  /** PATH for ffmpeg. */
  path: string
  threads: number
}): RecognitionEngine => ({
  key: `sherpa/${model.key}`,
  isOffline: true,
  longestPart: LONGEST_PART,
  async findProblem() {
    const state = await checkModel(modelDir, model)
    return state === 'ready' ? null : state
  },
  async hear({ input, part, signal }) {
    const state = await checkModel(modelDir, model)
    if (state !== 'ready') throw new HearingFailedError(state)
    const done = await runFootageJob({
      job: {
        kind: 'hear',
        input: [...input],
        part,
        model: model.key,
        folder: folderOf(modelDir, model),
        threads,
        path,
      },
      limits: LIMITS,
      signal,
      onProgress: () => undefined,
    })
    if (done.kind !== 'heard') throw new HearingFailedError('unreadable')
    return done.words
  },
})
