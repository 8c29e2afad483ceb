import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCloudSpeech, createRhvoice, type SpeechEngine } from '@kadr/speech'
import type { AppContext } from '../../context.ts'
import { withTempFolder } from '../../platform/files/temp-folder.ts'
import { SNIFF_BYTES, sniff } from '../../platform/media/sniff.ts'
import { decodeSound } from './decode-sound.ts'

const MAX_SECONDS = 200

/** Offline voices; what they say is also what recordings are compared with. */
export const offlineEngine = ({ media }: Pick<AppContext, 'media'>): SpeechEngine =>
  createRhvoice({ tempDir: media.tempDir })

const cloudEngine = (ctx: AppContext): SpeechEngine[] => {
  const { speech, name } = ctx.ai
  if (!speech) return []
  return [
    createCloudSpeech({
      name,
      model: speech,
      decode: ({ bytes, speed, signal }) =>
        withTempFolder({
          tempDir: ctx.media.tempDir,
          async run(folder) {
            const { demuxer } = sniff(Buffer.from(bytes.subarray(0, SNIFF_BYTES))) ?? {}
            if (!demuxer) throw new Error('The engine sent no sound that we know')
            const path = join(folder, 'spoken')
            await writeFile(path, bytes)
            return decodeSound({ ctx, path, demuxer, speed, maxSeconds: MAX_SECONDS, signal })
          },
        }),
    }),
  ]
}

export const listEngines = (ctx: AppContext): SpeechEngine[] => [
  offlineEngine(ctx),
  ...cloudEngine(ctx),
]
