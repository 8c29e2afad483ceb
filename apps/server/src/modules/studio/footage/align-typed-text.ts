import {
  type FootageSound,
  type FootageSpan,
  type FootageWord,
  footageWord,
} from '@kadr/contract/studio/footage'
import { subtractSpans } from '@kadr/kit/spans'
import { alignTalk, isSayable, type Passage, SpeechFailedError } from '@kadr/speech'
import * as z from 'zod/mini'
import { decodeSound, offlineEngine } from '../speech/index.ts'
import { type FootageWork, inputOf } from './footage-work.ts'
import { lengthOf } from './present-transcript.ts'
import { spreadWords } from './spread-words.ts'

const toMs = (seconds: number) => Math.round(seconds * 1000)
const timed = z.array(footageWord)

/** A part of a text with its words; `to` is a moment of the source. */
export type TypedPart = { words: FootageWord[]; to: number; isLast: boolean }

type Typed = FootageWork & {
  text: string
  sound: FootageSound
  /** Parts that are known. */
  parts: number
}

/** A song or a whisper is not taken for speech: then words lie where it is not quiet. */
const listHeard = ({ speech, quiet, loudness }: FootageSound, to: number): FootageSpan[] => {
  if (speech.length > 0 || loudness.length === 0) return speech
  return subtractSpans({ from: 0, to }, quiet)
}

/** Words of a part, none of them before the part. */
const toPart = (
  { words, until, isLast }: Passage,
  { from: begin, to: length }: FootageSpan,
): TypedPart => {
  let past = begin
  const found = words.map(({ text, start, end }) => {
    const from = Math.min(length - 1, Math.max(past, toMs(start)))
    past = Math.min(length, Math.max(from + 1, toMs(end)))
    return { text: text.slice(0, 80).toWellFormed(), from, to: past }
  })
  return { words: z.parse(timed, found), to: Math.max(past, toMs(until)), isLast }
}

async function* align(typed: Typed, speech: readonly FootageSpan[]): AsyncGenerator<TypedPart> {
  const { ctx, held, footage, text, parts, signal } = typed
  const passages = alignTalk({
    script: text,
    speech: speech.map(({ from, to }) => ({ start: from / 1000, end: to / 1000 })),
    read: ({ start, end }) =>
      decodeSound({ ctx, ...inputOf(footage), from: start, maxSeconds: end - start, signal }),
    reader: offlineEngine(ctx),
    after: { passages: parts, seconds: held.wordsUntil / 1000 },
    signal,
  })
  const to = lengthOf(held)
  let from = held.wordsUntil
  for await (const passage of passages) {
    const part = toPart(passage, { from, to })
    from = part.to
    yield part
  }
}

/** Finds typed or pasted words in the sound by another reading of them; without voices, by their letters. */
export async function* alignTypedText(typed: Typed): AsyncGenerator<TypedPart> {
  const { ctx, held, text, sound, parts, signal } = typed
  const to = lengthOf(held)
  const speech = listHeard(sound, to)
  const spread = () => ({ words: spreadWords({ text, speech }), to, isLast: true })
  const hasVoices = offlineEngine(ctx).listVoices().length > 0
  if (speech.length === 0 || !hasVoices || !isSayable(text)) return yield spread()
  let found = parts
  try {
    for await (const part of align(typed, speech)) {
      yield part
      found += 1
    }
  } catch (error) {
    if (signal.aborted || found > 0 || !(error instanceof SpeechFailedError)) throw error
    ctx.log.warn({ err: error, transcriptId: held.id }, 'footage.align.failed')
    yield spread()
  }
}
