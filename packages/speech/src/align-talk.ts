import type { Span } from './sound/loudness.ts'
import { type Sound, secondsOf } from './sound/pcm.ts'
import { type SpeechEngine, SpeechFailedError } from './speech-engine.ts'
import { readScript, type WrittenWord } from './text/read-script.ts'
import { spokenText } from './text/spoken-text.ts'
import { alignApart } from './timing/align-apart.ts'
import { listPassages, paceOf, takeSpeech, widenSpeech } from './timing/passages.ts'
import { createTimeMap } from './timing/time-map.ts'
import { type TimedWord, toWrittenTimes } from './timing/timed-word.ts'

/** A person may need this much more time than the reader, by the pace of the whole. */
const SLOWER = 1.35
/** Something else may be said between two passages. */
const ASIDE_SECONDS = 12
/** A passage is looked for a little before the end of the last one. */
const BACK_SECONDS = 0.5

/** Words found, and where they end. Seconds of the talk. */
export type Passage = { words: TimedWord[]; until: number; isLast: boolean }

type Found = Pick<Passage, 'until' | 'words'>

const joinSounds = (sounds: readonly Sound[]): Sound => {
  const rate = sounds[0]?.rate ?? 1
  const samples = new Int16Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0))
  let at = 0
  for (const sound of sounds) {
    samples.set(sound.samples, at)
    at += sound.samples.length
  }
  return { samples, rate }
}

type Talk = {
  script: string
  /** Where somebody speaks, in order. */
  speech: readonly Span[]
  read(span: Span, signal: AbortSignal): Promise<Sound>
  reader: SpeechEngine
  signal: AbortSignal
}

const hearSpans = async ({ read, signal }: Talk, spans: readonly Span[]) => {
  const heard: Sound[] = []
  const kept: Span[] = []
  for (const span of spans) {
    const sound = await read(span, signal)
    heard.push(sound)
    kept.push({ start: span.start, end: span.start + secondsOf(sound) })
  }
  return { recording: joinSounds(heard), map: createTimeMap(kept) }
}

type Wanted = {
  words: WrittenWord[]
  count: number
  from: number
  pace: number
  speech: readonly Span[]
}

const readAloud = async ({ reader, signal }: Talk, said: ReturnType<typeof spokenText>) => {
  const [voice] = reader.listVoices()
  if (!voice) throw new SpeechFailedError('missing')
  const name = voice.key.slice(voice.key.indexOf('/') + 1)
  const { sound, times } = await reader.speak({ ...said, voice: name, speed: 1, signal })
  if (!times) throw new SpeechFailedError('unreadable')
  return { sound, times }
}

/** Undefined where nobody speaks any more. */
const findPassage = async (
  talk: Talk,
  { words, count, from, pace, speech }: Wanted,
): Promise<Found | undefined> => {
  const { signal } = talk
  const said = spokenText(words)
  const reading = await readAloud(talk, said)
  const enough = secondsOf(reading.sound) * pace * SLOWER + ASIDE_SECONDS
  const { recording, map } = await hearSpans(talk, takeSpeech(speech, from, enough))
  if (recording.samples.length === 0) return undefined
  const order = { reading: reading.sound, times: reading.times, recording, areEndsFree: true }
  const spans = await alignApart(order, signal)
  const times = spans.map(({ start, end }) => ({
    start: map.toWhole(start),
    end: map.toWhole(end),
  }))
  const own = said.words.filter(({ written }) => written < count)
  const written = words.slice(0, count)
  const found = toWrittenTimes({ written, spoken: own, times: times.slice(0, own.length) })
  return { words: found, until: times[own.length - 1]?.end ?? from }
}

/**
 * Times of the words of a long talk, passage by passage: each is read aloud and looked for after the one before, so an
 * error does not grow. `after` tells how many passages are known and where they end.
 */
export async function* alignTalk(
  talk: Talk & { after: { passages: number; seconds: number } },
): AsyncGenerator<Passage> {
  const { script, after } = talk
  const words = readScript(script)
  const speech = widenSpeech(talk.speech)
  const pace = paceOf(words, speech)
  let until = after.seconds
  for (const { from, to, ahead } of listPassages(words).slice(after.passages)) {
    const found = await findPassage(talk, {
      words: words.slice(from, ahead),
      count: to - from,
      from: Math.max(0, until - BACK_SECONDS),
      pace,
      speech,
    })
    until = Math.max(until, found?.until ?? 0)
    yield { words: found?.words ?? [], until, isLast: !found || to === words.length }
    if (!found) return
  }
}
