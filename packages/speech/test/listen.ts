import type { Span } from '../src/sound/loudness.ts'
import type { Sound } from '../src/sound/pcm.ts'
import { speak } from '../src/speak.ts'
import { type Candidate, hear } from './hear.ts'
import { engine } from './readings.ts'
import type { Phrase } from './transcripts.ts'

const MAX_MS = 120_000

const cut = ({ samples, rate }: Sound, { start, end }: Span): Sound => ({
  samples: samples.slice(Math.round(start * rate), Math.round(end * rate)),
  rate,
})

const lettersOf = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0

/** Synthesises the script and cuts the audio into phrases. */
const sayPhrases = async (phrases: readonly Phrase[], voice: string): Promise<Sound[]> => {
  const { sound, words } = await speak({
    script: phrases.map(({ written }) => written).join(' '),
    engine,
    reader: engine,
    voice,
    speed: 1,
    signal: AbortSignal.timeout(MAX_MS),
  })
  let letters = 0
  const placed = words.map((word) => {
    const place = letters
    letters += lettersOf(word.text)
    return { ...word, place }
  })
  let from = 0
  return phrases.map(({ written }) => {
    const until = from + lettersOf(written)
    const own = placed.filter(({ place }) => place >= from && place < until)
    from = until
    return cut(sound, { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 })
  })
}

/** Synthesises plain words without the text normalisation under test. */
const sayPlainly = async (texts: readonly string[], voice: string): Promise<Candidate[]> => {
  let text = ''
  const borders = texts.flatMap((candidate, written) => {
    const from = text.length
    text += `${candidate}. `
    const last = from + candidate.lastIndexOf(' ') + 1
    return [from, last].map((offset) => ({ text: candidate, written, offset }))
  })
  const signal = AbortSignal.timeout(MAX_MS)
  const { sound, times } = await engine.speak({ text, words: borders, voice, speed: 1, signal })
  if (!times) throw new Error('the engine told no times')
  return texts.map((candidate, index) => {
    const start = times[index * 2]?.start ?? 0
    const end = times[index * 2 + 1]?.end ?? 0
    return { text: candidate, sound: cut(sound, { start, end }) }
  })
}

/** How much less likely the closest decoy is than the right reading; negative on failure. */
export type Heard = { right: string; heard: string; margin: number }

/** One voice reads the script, another the candidates of each phrase. */
export const listen = async ({
  phrases,
  voice,
  other,
}: {
  phrases: readonly Phrase[]
  voice: string
  other: string
}): Promise<Heard[]> => {
  const said = await sayPhrases(phrases, voice)
  const readings = phrases.flatMap(({ right, wrong }) => [right, ...wrong])
  const plain = await sayPlainly(readings, other)
  return phrases.map(({ right, wrong }, index) => {
    const candidates = plain.splice(0, 1 + wrong.length)
    const sound = said[index]
    const heard = sound ? hear({ sound, candidates }) : []
    const cost = heard.find(({ text }) => text === right)?.cost ?? 0
    const decoy = heard.find(({ text }) => text !== right)?.cost ?? 0
    return { right, heard: heard[0]?.text ?? '', margin: decoy / cost - 1 }
  })
}
