import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spreadWords } from '../apps/server/src/modules/studio/footage/spread-words.ts'
import { closeIdleFootageWorkers, listenToFootage } from '../packages/footage/src/index.ts'
import { alignRecording, encodeWav, type Sound } from '../packages/speech/src/index.ts'
import { disturb, engine, hasVoices, readAloud } from '../packages/speech/test/readings.ts'

/**
 * Times of typed words in the sound of a film, against the times the voice was made with: by another reading, as films
 * up to three minutes are aligned, and by letters, as longer ones are.
 */
const NEAR_MS = 80
const VOICES = (process.env.VOICES ?? 'anna,elena,aleksandr-hq').split(',')
const RATE = 24_000
const WORDS_BETWEEN_PAUSES = 7
/** Of all scripts, in a film that is longer than films that are aligned by a reading. */
const REPEATS = 5
const SCRIPTS = [
  'Почему чашка трескается в печи? Самая частая ошибка это спешка. Глина сохнет от трёх до семи дней, и торопить её нельзя. Если поставить в печь раньше, вода внутри закипит и стенка лопнет. Поэтому сначала мы даём ей высохнуть на решётке в тени.',
  'Самое главное это воздух внутри глины. Один пузырёк, и в печи маленький взрыв, который разбивает соседние чашки. Поэтому глину сначала мнут, как тесто, десять минут подряд. Потом её режут струной и смотрят, нет ли дырочек на срезе.',
  'Сколько стоит такая чашка, если считать всё честно? Глина стоит сто рублей, глазурь пятьдесят, обжиг ещё двести. Но больше всего стоит время, потому что на одну чашку уходит два часа. Вот почему ручная чашка не может стоить как магазинная.',
]

const path = process.env.PATH ?? ''
const folder = mkdtempSync(join(tmpdir(), 'kadr-words-bench-'))
const signal = new AbortController().signal

type Take = { film: string; text: string; seconds: number; starts: number[] }

type Read = Awaited<ReturnType<typeof readAloud>>

/** One after another, as one reading. */
const joinReads = (reads: readonly Read[]): Read => {
  const rate = reads[0]?.sound.rate ?? RATE
  const samples = new Int16Array(reads.reduce((sum, { sound }) => sum + sound.samples.length, 0))
  const times: Read['times'] = []
  let at = 0
  for (const read of reads) {
    samples.set(read.sound.samples, at)
    const begin = at / rate
    times.push(...read.times.map(({ start, end }) => ({ start: start + begin, end: end + begin })))
    at += read.sound.samples.length
  }
  return { sound: { samples, rate }, times, words: reads.flatMap(({ words }) => words) }
}

/** A talk with pauses a reader does not make, coded as a phone does. */
const film = (reads: readonly Read[], name: string, text: string): Take => {
  const read = joinReads(reads)
  const pauses = read.words.flatMap((word, index) =>
    index > 0 && index % WORDS_BETWEEN_PAUSES === 0
      ? [[index, 0.4 + (word.text.length % 5) * 0.35] as const]
      : [],
  )
  const { sound, times: said } = disturb(read, { gain: 0.6, noise: 25, pauses })
  const wav = join(folder, `${name}.wav`)
  const target = join(folder, `${name}.mp4`)
  writeFileSync(wav, encodeWav(sound))
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=c=#806040:s=160x284:r=10'],
    ...['-i', wav, '-shortest', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', target],
  ])
  const seconds = sound.samples.length / sound.rate
  return { film: target, text, seconds, starts: said.map(({ start }) => start * 1000) }
}

const decode = (file: string): Sound => {
  const bytes = execFileSync(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-i', file, '-ac', '1', '-ar', `${RATE}`, '-f', 's16le', '-'],
    { maxBuffer: 1 << 30 },
  )
  const copy = new Uint8Array(bytes)
  return { samples: new Int16Array(copy.buffer), rate: RATE }
}

const lines: Record<string, object> = {}
const compare = (name: string, take: Take, found: readonly number[]) => {
  if (found.length !== take.starts.length) {
    lines[name] = { words: take.starts.length, found: found.length }
    return
  }
  const errors = found.map((at, index) => Math.abs(at - (take.starts[index] ?? 0)))
  const sorted = errors.toSorted((one, other) => one - other)
  const near = errors.filter((error) => error <= NEAR_MS).length
  lines[name] = {
    words: errors.length,
    'within 80 ms': `${((100 * near) / errors.length).toFixed(1)} %`,
    'p90, ms': Math.round(sorted[Math.floor(sorted.length * 0.9)] ?? 0),
    'worst, ms': Math.round(sorted.at(-1) ?? 0),
    seconds: Math.round(take.seconds),
  }
}

if (hasVoices) {
  try {
    for (const voice of VOICES) {
      const reads: Read[] = []
      for (const script of SCRIPTS) reads.push(await readAloud(voice, { script }))
      const take = film(reads, `short-${voice}`, SCRIPTS.join(' '))
      const recording = decode(take.film)
      const order = { script: take.text, recording, reader: engine, arePausesTrimmed: false }
      const { words } = await alignRecording({ ...order, signal })
      compare(
        `${voice}, by another reading`,
        take,
        words.map(({ start }) => start * 1000),
      )
      const repeated = Array.from({ length: REPEATS }, () => reads).flat()
      const text = Array.from({ length: REPEATS }, () => SCRIPTS).flat()
      const long = film(repeated, `long-${voice}`, text.join(' '))
      const heard = { input: ['-i', long.film], path, seconds: long.seconds }
      const { speech } = await listenToFootage(heard)
      const spread = spreadWords({ text: long.text, speech })
      compare(
        `${voice}, by letters`,
        long,
        spread.map(({ from }) => from),
      )
    }
    console.table(lines)
  } finally {
    closeIdleFootageWorkers()
    rmSync(folder, { recursive: true, force: true })
  }
} else console.log('Offline voices are not installed: nothing to measure')
