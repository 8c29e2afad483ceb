import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AiFailure } from '@kadr/ai'
import type { FootageWord } from '@kadr/contract/studio/footage'
import { UserError } from '@kadr/domain/base/app-error'
import { safeInput } from '@kadr/kit/node/probe-media'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../context.ts'
import { runFfmpeg } from '../../../platform/media/ffmpeg.ts'
import { type Footage, inputOf } from './footage-work.ts'
import { readHeard } from './read-heard.ts'
import { WordsFailedError } from './words-failed.ts'

type Piece = { from: number; until: number }
type HearPiece = Piece & { ctx: AppContext; footage: Footage; signal: AbortSignal }

export type Recogniser = {
  name: string
  /** Runs on our own server. */
  isLocal: boolean
  hear(piece: HearPiece): Promise<FootageWord[]>
}

const RATE = 16_000
const LIMITS = { memoryMebibytes: 1024, cpuSeconds: 120, timeoutMs: 120_000, fileMebibytes: 32 }
const SOUND = 'audio/flac'

/** Seeking before the input reads no more of a long file than the piece. */
const encodePiece = ({ ctx, footage, from, until, signal }: HearPiece): Promise<Buffer> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const target = join(folder, 'piece.flac')
      await runFfmpeg({
        tools: ctx.media,
        signal,
        limits: LIMITS,
        args: [
          ...['-ss', String(from / 1000)],
          ...safeInput(inputOf(footage)),
          ...['-t', String((until - from) / 1000), '-map', '0:a:0', '-vn', '-sn', '-dn'],
          ...['-ac', '1', '-ar', String(RATE), '-c:a', 'flac', '-f', 'flac', '-y'],
          `file:${target}`,
        ],
      })
      return readFile(target)
    },
  })

const REFUSED =
  'Расшифровка не получилась: сервер речи не ответил. Сделанное сохранено, продолжите позже.'

const ofEngine = (ctx: AppContext): Recogniser | undefined => {
  const { transcribe } = ctx.ai
  if (!transcribe) return undefined
  return {
    name: ctx.config.ai.engine?.transcriptionModel ?? ctx.ai.name,
    isLocal: false,
    async hear(piece) {
      try {
        const bytes = await encodePiece(piece)
        const heard = await transcribe({ bytes, mimeType: SOUND, signal: piece.signal })
        return readHeard(heard, piece)
      } catch (error) {
        if (piece.signal.aborted || !(error instanceof AiFailure)) throw error
        throw new WordsFailedError(REFUSED, { cause: error })
      }
    },
  }
}

/** What recognises speech in this installation. */
export const findRecogniser = (ctx: AppContext): Recogniser | undefined => ofEngine(ctx)

export const describeMissing = (_: AppContext) => ({
  missing:
    'Расшифровать нечем: на сервере нет движка речи. Владелец сервера указывает модель расшифровки в\u00a0AI_TRANSCRIPTION_MODEL.',
  installCommand: null,
})

export const noRecogniser = () =>
  new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Расшифровать нечем. Вставьте текст: слова найдутся в\u00a0звуке сами.',
  })
