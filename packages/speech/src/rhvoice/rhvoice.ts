import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ProgramFailedError, startBounded } from '@kadr/kit/node/bounded-process'
import { DiskFullError } from '@kadr/kit/node/disk-full'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import * as z from 'zod/mini'
import { decodeWav } from '../sound/pcm.ts'
import { type Reading, type SpeechEngine, SpeechFailedError } from '../speech-engine.ts'
import type { SpokenWord } from '../text/spoken-text.ts'
import { findRhvoice } from './find.ts'
import { type Order, spokenTimes } from './order.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** The address space of Node alone is above 1 GiB; its heap is limited by its own option. */
const LIMITS = { memoryMebibytes: 8192, fileMebibytes: 512, cpuSeconds: 90, timeoutMs: 90_000 }

const runWorker = async (order: Order, signal: AbortSignal): Promise<void> => {
  const worker = startBounded({
    program: process.execPath,
    args: ['--max-old-space-size=512', WORKER],
    limits: LIMITS,
    path: '',
    stdin: 'pipe',
    stdout: 'ignore',
    signal,
  })
  worker.child.stdin?.end(JSON.stringify(order))
  try {
    await worker.ended
  } catch (error) {
    if (error instanceof DiskFullError) throw error
    const isFailure = error instanceof ProgramFailedError
    const reason = isFailure && error.isTooSlow ? 'slow' : 'refused'
    throw new SpeechFailedError(reason, { cause: isFailure ? error.stderr : error })
  }
}

/** The library reports byte offsets; words are matched by where they begin. */
const timesOfWords = (
  text: string,
  words: readonly SpokenWord[],
  told: readonly { position: number; start: number; end: number }[],
): { start: number; end: number }[] | null => {
  const byPosition = new Map(told.map((time) => [time.position, time]))
  const times: { start: number; end: number }[] = []
  for (const { offset } of words) {
    const time = byPosition.get(Buffer.byteLength(text.slice(0, offset)))
    if (!time) return null
    times.push({ start: time.start, end: time.end })
  }
  return times
}

/** Offline Russian voices of the Debian packages librhvoice5 and rhvoice-russian. */
export const createRhvoice = ({ tempDir }: { tempDir: string }): SpeechEngine => ({
  key: 'rhvoice',
  listVoices: () => findRhvoice()?.voices ?? [],
  async speak({ text, words, voice, speed, signal }): Promise<Reading> {
    const installed = findRhvoice()
    if (!installed) throw new SpeechFailedError('missing')
    const { library, dataPath } = installed
    return withTempFolder({
      tempDir,
      async run(folder) {
        await runWorker({ library, dataPath, folder, text, voice, speed }, signal)
        const sound = decodeWav(await readFile(join(folder, 'voice.wav')))
        const saved: unknown = JSON.parse(await readFile(join(folder, 'times.json'), 'utf8'))
        return { sound, times: timesOfWords(text, words, z.parse(spokenTimes, saved).words) }
      },
    })
  },
})
