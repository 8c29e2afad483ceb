import { UserError } from '@kadr/domain/base/app-error'
import { createOpenAiEngine, type RecognitionEngine } from '@kadr/footage'
import type { AppContext } from '../../../context.ts'

export type Recogniser = RecognitionEngine & { name: string }

const listRecognisers = (ctx: AppContext): Recogniser[] => {
  const { transcribe } = ctx.ai
  if (!transcribe) return []
  const name = ctx.config.ai.engine?.transcriptionModel ?? ctx.ai.name
  return [{ ...createOpenAiEngine({ transcribe, path: ctx.media.path }), name }]
}

/** What recognises speech in this installation, if anything does. */
export const findRecogniser = async (ctx: AppContext): Promise<Recogniser | undefined> => {
  for (const recogniser of listRecognisers(ctx))
    if ((await recogniser.findProblem()) === null) return recogniser
  return undefined
}

export const NO_RECOGNISER = {
  missing:
    'На сервере нет движка речи. Его владелец указывает модель расшифровки в\u00a0AI_TRANSCRIPTION_MODEL.',
  installCommand: null,
} as const

export const noRecogniser = () =>
  new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Расшифровать нечем. Вставьте текст: слова найдутся в\u00a0звуке сами.',
  })
