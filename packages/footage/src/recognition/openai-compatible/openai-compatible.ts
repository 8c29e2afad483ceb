import type { FootageSpan } from '@kadr/contract/studio/footage'
import { startBounded } from '@kadr/kit/node/bounded-process'
import { HearingFailedError, type RecognitionEngine } from '../engine.ts'

type TimedText = { text: string; start: number; end: number }

/** An engine of the OpenAI kind, as the port of AI has it. */
export type Transcribe = (request: {
  bytes: Uint8Array
  mimeType: string
  language?: string
  signal: AbortSignal
}) => Promise<{ text: string; words: TimedText[]; segments: TimedText[] }>

/** Ten minutes of voice are two megabytes: far below what servers take. */
const LONGEST_PART = 600_000
const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1, timeoutMs: 120_000 }
const MAX_BYTES = 24 * 1024 * 1024

const encodePart = async (
  input: readonly string[],
  { from, to }: FootageSpan,
  path: string,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const started = startBounded({
    program: 'ffmpeg',
    args: [
      ...[
        '-nostdin',
        '-hide_banner',
        '-v',
        'error',
        '-ss',
        `${from / 1000}`,
        '-t',
        `${(to - from) / 1000}`,
        '-vn',
      ],
      ...[
        ...input,
        '-map',
        '0:a:0',
        '-ac',
        '1',
        '-ar',
        '16000',
        '-c:a',
        'libopus',
        '-b:a',
        '28k',
        '-f',
        'ogg',
        'pipe:1',
      ],
    ],
    path,
    limits: LIMITS,
    stdout: 'bytes',
    signal,
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of started.child.stdout ?? []) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BYTES) started.kill()
    chunks.push(bytes)
  }
  await started.ended
  return Buffer.concat(chunks)
}

/** Letters of a segment in proportion, where a server tells no times of words. */
const spreadSegment = ({ text, start, end }: TimedText): TimedText[] => {
  const words = text.trim().split(/\s+/u).filter(Boolean)
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0)
  let at = start
  return words.map((word) => {
    const length = ((end - start) * (word.length + 1)) / Math.max(1, letters)
    const own = { text: word, start: at, end: at + length }
    at += length
    return own
  })
}

/** Hears by a server that speaks the protocol of OpenAI, a part of the sound at a time. */
export const createOpenAiEngine = ({
  transcribe,
  path,
}: {
  transcribe: Transcribe
  /** PATH for ffmpeg. */
  path: string
}): RecognitionEngine => ({
  key: 'openai-compatible',
  isOffline: false,
  longestPart: LONGEST_PART,
  findProblem: () => Promise.resolve(null),
  async hear({ input, part, language, signal }) {
    const bytes = await encodePart(input, part, path, signal)
    const heard = await transcribe({
      bytes,
      mimeType: 'audio/ogg',
      signal,
      ...(language ? { language } : {}),
    })
    const timed = heard.words.length > 0 ? heard.words : heard.segments.flatMap(spreadSegment)
    if (timed.length === 0 && heard.text.trim() !== '') throw new HearingFailedError('unreadable')
    return timed.map(({ text, start, end }) => ({
      text: text.trim(),
      from: Math.round(part.from + start * 1000),
      to: Math.round(part.from + end * 1000),
    }))
  },
})
