import { UserError } from '@kadr/domain/base/app-error'
import {
  createOpenAiEngine,
  createSherpaEngine,
  MODELS,
  type RecognitionEngine,
} from '@kadr/footage'
import type { AppContext } from '../../../context.ts'

export type Recogniser = RecognitionEngine & { name: string }

const THREADS = 2

const ofMachine = ({ config, media }: AppContext): Recogniser[] =>
  MODELS.filter(({ language }) => language === 'ru').map((model) => {
    const { modelDir } = config.recognition
    const engine = createSherpaEngine({ model, modelDir, path: media.path, threads: THREADS })
    return { ...engine, name: model.name }
  })

const ofServer = ({ ai, config, media }: AppContext): Recogniser[] => {
  const { transcribe } = ai
  if (!transcribe) return []
  const name = config.ai.engine?.transcriptionModel ?? ai.name
  return [{ ...createOpenAiEngine({ transcribe, path: media.path }), name }]
}

/** What recognises speech in this installation, if anything does; a model of its own first. */
export const findRecogniser = async (ctx: AppContext): Promise<Recogniser | undefined> => {
  for (const recogniser of [...ofMachine(ctx), ...ofServer(ctx)])
    if ((await recogniser.findProblem()) === null) return recogniser
  return undefined
}

export const NO_RECOGNISER = {
  missing:
    'На сервере нет модели, которая слышит речь. Её ставит владелец сервера одной командой, или он указывает модель расшифровки в\u00a0AI_TRANSCRIPTION_MODEL.',
  installCommand: 'npm run speech:model',
} as const

export const noRecogniser = () =>
  new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Расшифровать нечем. Вставьте текст: слова найдутся в\u00a0звуке сами.',
  })
