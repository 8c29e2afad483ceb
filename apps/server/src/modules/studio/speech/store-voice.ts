import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Resource } from '@kadr/contract/library/resources'
import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { safeInput } from '@kadr/kit/node/probe-media'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { encodeWav, type SpokenAudio } from '@kadr/speech'
import type { AppContext } from '../../../context.ts'
import { runFfmpeg } from '../../../platform/media/ffmpeg.ts'
import { presentResource, storeFile } from '../../library/resources/index.ts'

const LONGEST_WORD = 80
const MOST_WORDS = 1000
const NAME_LENGTH = 40

/** The part of a voice that a form stores. */
export const presentSpoken = ({
  spoken: { seconds, words, mouths },
  asset,
  script,
}: {
  spoken: Omit<SpokenAudio, 'sound'>
  asset: string
  script: string
}): SpokenScript => {
  const second = (value: number) => Math.round(value * 1000) / 1000
  return {
    asset,
    script,
    seconds: second(seconds),
    mouths,
    words: words.slice(0, MOST_WORDS).map(({ text, start, end }) => ({
      text: text.slice(0, LONGEST_WORD).toWellFormed(),
      start: second(start),
      end: second(end),
    })),
  }
}

const nameOf = (title: string, script: string) => {
  const start = script.replace(/\s+/gu, ' ').trim()
  const short = start.length > NAME_LENGTH ? `${start.slice(0, NAME_LENGTH).trim()}…` : start
  return `${title}: ${short}`
}

/** Stores the voice as a resource, deduplicated by content. */
export const storeVoice = ({
  ctx,
  workspaceId,
  spoken,
  title,
  script,
  signal,
}: {
  ctx: AppContext
  workspaceId: string
  spoken: SpokenAudio
  title: string
  script: string
  signal: AbortSignal
}): Promise<{ voice: SpokenScript; resource: Resource }> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const plain = join(folder, 'voice.wav')
      const path = join(folder, 'voice.flac')
      await writeFile(plain, encodeWav(spoken.sound))
      await runFfmpeg({
        tools: ctx.media,
        signal,
        limits: { memoryMebibytes: 1024, cpuSeconds: 30, timeoutMs: 30_000 },
        args: [
          ...safeInput({ path: plain, demuxer: 'wav' }),
          ...[
            '-c:a',
            'flac',
            '-map_metadata',
            '-1',
            '-bitexact',
            '-f',
            'flac',
            '-y',
            `file:${path}`,
          ],
        ],
      })
      const name = nameOf(title, script)
      const { row } = await storeFile({
        ctx,
        workspaceId,
        source: { path },
        name,
        tags: ['озвучка'],
      })
      const voice = presentSpoken({ spoken, asset: row.id, script })
      return { voice, resource: presentResource({ ctx, row }) }
    },
  })
