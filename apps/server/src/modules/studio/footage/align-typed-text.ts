import {
  type FootageSound,
  type FootageSpan,
  type FootageWord,
  footageWord,
} from '@kadr/contract/studio/footage'
import { subtractSpans } from '@kadr/kit/spans'
import { alignRecording, isSayable, SpeechFailedError } from '@kadr/speech'
import * as z from 'zod/mini'
import { decodeSound, offlineEngine } from '../speech/index.ts'
import { type FootageWork, inputOf } from './footage-work.ts'
import { lengthOf } from './present-transcript.ts'
import { spreadWords } from './spread-words.ts'

/** A longer reading takes more memory than a process has. */
const MOST_ALIGNED_SECONDS = 180
const MOST_ALIGNED_LETTERS = 3500

const toMs = (seconds: number) => Math.round(seconds * 1000)
const timed = z.array(footageWord)

const align = async ({
  ctx,
  footage,
  signal,
  text,
}: FootageWork & { text: string }): Promise<FootageWord[]> => {
  const recording = await decodeSound({
    ctx,
    ...inputOf(footage),
    maxSeconds: MOST_ALIGNED_SECONDS,
    signal,
  })
  const reader = offlineEngine(ctx)
  const order = { script: text, recording, reader, arePausesTrimmed: false, signal }
  const { words } = await alignRecording(order)
  const found = words.map(({ text: word, start, end }) => ({
    text: word.slice(0, 80).toWellFormed(),
    from: toMs(start),
    to: toMs(end),
  }))
  return z.parse(
    timed,
    found.filter(({ from, to }) => to > from),
  )
}

/** A song or a whisper is not taken for speech: then words lie where it is not quiet. */
const listHeard = ({ speech, quiet, loudness }: FootageSound, to: number): FootageSpan[] => {
  if (speech.length > 0 || loudness.length === 0) return speech
  return subtractSpans({ from: 0, to }, quiet)
}

/** Finds typed or pasted words in the sound: by another reading of them, longer texts by their letters. */
export const alignTypedText = async ({
  sound,
  ...work
}: FootageWork & { text: string; sound: FootageSound }): Promise<FootageWord[]> => {
  const { ctx, held, text, signal } = work
  const speech = listHeard(sound, lengthOf(held))
  const isShort = held.seconds <= MOST_ALIGNED_SECONDS && text.length <= MOST_ALIGNED_LETTERS
  if (speech.length === 0 || !isShort || !isSayable(text)) return spreadWords({ text, speech })
  try {
    return await align(work)
  } catch (error) {
    if (signal.aborted || !(error instanceof SpeechFailedError)) throw error
    ctx.log.warn({ err: error, transcriptId: held.id }, 'footage.align.failed')
    return spreadWords({ text, speech })
  }
}
