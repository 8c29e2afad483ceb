import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { decodeWav } from '../sound/pcm.ts'
import { type Reading, type SpeechEngine, SpeechFailedError } from '../speech-engine.ts'
import type { SpokenWord } from '../text/spoken-text.ts'
import { findRhvoice } from './find.ts'
import { type Order, spokenTimes } from './order.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
const TIMEOUT_MS = 90_000

const runWorker = (order: Order, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=512', WORKER], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { LC_ALL: 'C.UTF-8' },
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      signal,
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(JSON.stringify(order))
    child.on('error', (cause) => reject(new SpeechFailedError('refused', { cause })))
    child.on('close', (code, killed) => {
      if (code === 0) resolve()
      else if (killed) reject(new SpeechFailedError('slow', { cause: complaint }))
      else reject(new SpeechFailedError('refused', { cause: complaint }))
    })
  })

/** The library tells places in bytes; each word of ours is found by where it begins. */
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
    // Named as the server names its own: what a killed process leaves is swept by this name.
    const folder = await mkdtemp(join(tempDir, `work-${process.pid}-`))
    try {
      await runWorker({ library, dataPath, folder, text, voice, speed }, signal)
      const sound = decodeWav(await readFile(join(folder, 'voice.wav')))
      const saved: unknown = JSON.parse(await readFile(join(folder, 'times.json'), 'utf8'))
      return { sound, times: timesOfWords(text, words, z.parse(spokenTimes, saved).words) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
