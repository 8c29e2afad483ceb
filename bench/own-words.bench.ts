import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeIdleFootageWorkers, listenToFootage } from '../packages/footage/src/index.ts'
import { alignTalk, encodeWav, type Sound } from '../packages/speech/src/index.ts'
import { disturb, engine, hasVoices, readAloud } from '../packages/speech/test/readings.ts'

/** Times of typed words in the sound of a film, against the times the voice was made with. */
const NEAR_MS = 80
const VOICES = (process.env.VOICES ?? 'anna,elena,aleksandr-hq').split(',')
const RATE = 24_000
const WORDS_BETWEEN_PAUSES = 7
/** Of all scripts, in a film of many passages. */
const REPEATS = Number(process.env.REPEATS ?? 5)
const LEFT_OUT = 8
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

/** As if the person had typed all but each eighth sentence of what is said. */
const leaveOut = (take: Take): Take => {
  let sentence = 0
  const kept = take.text.split(' ').map((word, index) => {
    const at = sentence
    if (/[.?!]$/.test(word)) sentence += 1
    return { word, start: take.starts[index] ?? 0, isTyped: at % LEFT_OUT !== LEFT_OUT - 1 }
  })
  const typed = kept.filter(({ isTyped }) => isTyped)
  const text = typed.map(({ word }) => word).join(' ')
  return { ...take, text, starts: typed.map(({ start }) => start) }
}

const decode = (file: string, { start, end }: { start: number; end: number }): Sound => {
  const bytes = execFileSync(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-ss', `${start}`, '-i', file, '-t', `${end - start}`],
      ...['-ac', '1', '-ar', `${RATE}`, '-f', 's16le', '-'],
    ],
    { maxBuffer: 1 << 30 },
  )
  return { samples: new Int16Array(new Uint8Array(bytes).buffer), rate: RATE }
}

/** When each word begins, by the sound of the film alone. */
const findTyped = async ({ film: file, text, seconds }: Take): Promise<number[]> => {
  const { speech } = await listenToFootage({ input: ['-i', file], path, seconds })
  const found: number[] = []
  const passages = alignTalk({
    script: text,
    speech: speech.map(({ from, to }) => ({ start: from / 1000, end: to / 1000 })),
    read: (span) => Promise.resolve(decode(file, span)),
    reader: engine,
    after: { passages: 0, seconds: 0 },
    signal,
  })
  for await (const { words } of passages) found.push(...words.map(({ start }) => start * 1000))
  return found
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
      compare(`${voice}, short`, take, await findTyped(take))
      const repeated = Array.from({ length: REPEATS }, () => reads).flat()
      const text = Array.from({ length: REPEATS }, () => SCRIPTS)
      const long = film(repeated, `long-${voice}`, text.flat().join(' '))
      compare(`${voice}, long`, long, await findTyped(long))
      const other = leaveOut(long)
      compare(`${voice}, long, sentences not typed`, other, await findTyped(other))
    }
    console.table(lines)
  } finally {
    closeIdleFootageWorkers()
    rmSync(folder, { recursive: true, force: true })
  }
} else console.log('Offline voices are not installed: nothing to measure')
