import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import { sniff } from '@kadr/kit/node/sniff'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import {
  createCloudSpeech,
  createRhvoice,
  type Sound,
  type SpeechEngine,
  SpeechFailedError,
} from '@kadr/speech'
import type { AppContext } from '../../../context.ts'
import { decodeSound } from './decode-sound.ts'
import { toSpeechFailure } from './speech-failures.ts'

const MAX_SECONDS = 200

/** Offline voices; recordings are also aligned against their output. */
export const offlineEngine = ({ media }: Pick<AppContext, 'media'>): SpeechEngine =>
  createRhvoice({ tempDir: media.tempDir })

/** Detects the format by content: the type an engine declares is often wrong. */
const decodeSent = ({
  ctx,
  bytes,
  ...rest
}: {
  ctx: Pick<AppContext, 'media'>
  bytes: Uint8Array
  speed: number
  signal: AbortSignal
}): Promise<Sound> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const { demuxer } = sniff(bytes) ?? {}
      if (!demuxer) throw new SpeechFailedError('unreadable')
      const path = join(folder, 'spoken')
      await writeFile(path, bytes)
      return decodeSound({ ctx, path, demuxer, maxSeconds: MAX_SECONDS, ...rest }).catch(
        (error: unknown) => {
          if (!(error instanceof ProgramFailedError)) throw error
          throw new SpeechFailedError('unreadable', { cause: error })
        },
      )
    },
  })

const cloudEngine = (ctx: AppContext): SpeechEngine[] => {
  const { speech } = ctx.ai
  const { engine } = ctx.config.ai
  if (!speech || !engine) return []
  return [
    createCloudSpeech({
      name: `${engine.speechModel}, ${engine.speechVoice}`,
      model: (input) =>
        speech(input).catch((error: unknown) => {
          ctx.log.warn({ err: error }, 'speech.engine.failed')
          throw toSpeechFailure(error)
        }),
      decode: (sent) => decodeSent({ ctx, ...sent }),
    }),
  ]
}

export const listEngines = (ctx: AppContext): SpeechEngine[] => [
  offlineEngine(ctx),
  ...cloudEngine(ctx),
]
