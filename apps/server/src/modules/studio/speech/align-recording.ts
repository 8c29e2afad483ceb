import { UserError } from '@kadr/domain/base/app-error'
import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import { alignRecording } from '@kadr/speech'
import type { AppContext } from '../../../context.ts'
import {
  demuxerOf,
  getResources,
  presentResource,
  type ResourceRow,
  ResourceUnusableError,
  withFiles,
} from '../../library/resources/index.ts'
import { decodeSound } from './decode-sound.ts'
import { offlineEngine } from './engines.ts'
import { assertSayable, assertShort, assertTools, MAX_SECONDS, withLimits } from './speak-script.ts'
import type { SpeechLimiter } from './speech-limiter.ts'
import { presentSpoken, storeVoice } from './store-voice.ts'

const refuse = (userMessage: string, cause?: unknown) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'resourceId', cause })

const assertSound = ({ kind, durationSeconds }: ResourceRow) => {
  if (kind === 'image') throw refuse('Выберите звук или видео с голосом')
  if ((durationSeconds ?? 0) > MAX_SECONDS) throw refuse('Запись длиннее трёх минут')
}

const readSound = async (ctx: AppContext, row: ResourceRow, signal: AbortSignal) => {
  try {
    return await withFiles({
      ctx,
      rows: [row],
      run: (files) =>
        decodeSound({
          ctx,
          path: files[row.id] ?? '',
          demuxer: demuxerOf(row.mimeType),
          maxSeconds: MAX_SECONDS,
          signal,
        }),
    })
  } catch (error) {
    if (error instanceof ProgramFailedError || error instanceof ResourceUnusableError)
      throw refuse('В этом файле не слышно голоса. Выберите другую запись.', error)
    throw error
  }
}

/** Aligns the words of a script with a recording of the workspace. */
export const alignOwnRecording = async ({
  ctx,
  turns,
  workspaceId,
  order: { resourceId, script, arePausesTrimmed },
  signal,
}: {
  ctx: AppContext
  turns: SpeechLimiter
  workspaceId: string
  order: { resourceId: string; script: string; arePausesTrimmed: boolean }
  signal: AbortSignal
}) => {
  assertTools(ctx)
  assertSayable(script)
  const [row] = await getResources({ ctx, workspaceId, ids: [resourceId] })
  if (!row) throw refuse('Запись не найдена')
  assertSound(row)
  const spoken = await turns.take(() =>
    withLimits(signal, async (limited) => {
      const recording = await readSound(ctx, row, limited)
      if (recording.samples.length === 0) throw refuse('Запись пустая')
      const reader = offlineEngine(ctx)
      return alignRecording({ script, recording, reader, arePausesTrimmed, signal: limited })
    }),
  )
  assertShort(spoken)
  if (arePausesTrimmed || row.kind === 'video')
    return storeVoice({ ctx, workspaceId, spoken, title: 'Голос', script, signal })
  const voice = presentSpoken({ spoken, asset: row.id, script })
  return { voice, resource: presentResource({ ctx, row }) }
}
