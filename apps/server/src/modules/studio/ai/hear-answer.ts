import { AiFailure } from '@kadr/ai'
import type { RouteInput } from '@kadr/contract/base/route'
import type { hearAnswer as hearAnswerRoute } from '@kadr/contract/studio/questions'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'

const notHeard = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    field: 'sound',
    userMessage: 'Слова не разобрать. Повторите запись или напишите ответ',
  })

/** The words of a recording. Nothing is stored. */
export const hearAnswer = async ({
  ctx,
  mimeType,
  sound,
  signal,
}: RouteInput<typeof hearAnswerRoute>['body'] & {
  ctx: AppContext
  signal: AbortSignal
}): Promise<{ text: string }> => {
  const { transcribe } = ctx.ai
  if (!transcribe) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Голос здесь не расшифровывается: напишите ответ',
    })
  }
  try {
    const bytes = Buffer.from(sound, 'base64')
    const { text } = await transcribe({ bytes, mimeType, signal })
    const words = text.toWellFormed().trim()
    if (words === '') throw notHeard()
    return { text: words }
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    ctx.log.warn({ err: error }, 'ai.transcription_failed')
    throw notHeard()
  }
}
