import type { TalkFacts } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import { countWantedClips } from '@kadr/domain/studio/footage/clips/choose-clips'
import { isCutIntoClips } from '@kadr/domain/studio/footage/footage-cost'
import { listFootageSentences } from '@kadr/domain/studio/footage/footage-sentences'
import type { AppContext } from '../../../context.ts'
import { getTranscriptRow, readFacts } from '../footage/index.ts'

/** About two hours of speech: more does not fit what engines read at once. */
const MAX_LETTERS = 130_000

const refuse = (userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'task.transcriptId' })

/** The sentences of a talk, which are data. Null for other requests. */
export const readTalk = async ({
  ctx,
  workspaceId,
  task,
}: {
  ctx: AppContext
  workspaceId: string
  task: AiTask
}): Promise<TalkFacts | null> => {
  if (task.kind !== 'clip_choice') return null
  const row = await getTranscriptRow({ ctx, workspaceId, id: task.transcriptId })
  const source = Math.floor(row.seconds * 1000)
  if (!isCutIntoClips(source)) throw refuse('Клипы выбираются из видео от трёх минут')
  const { words } = await readFacts({ db: ctx.db, row })
  if (!words || words.length === 0) throw refuse('Сначала расшифруйте видео')
  const sentences = listFootageSentences(words)
  const letters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  if (letters > MAX_LETTERS)
    throw refuse('Разговор слишком длинный для ИИ: выберите по\u00a0правилам')
  return { sentences, wanted: countWantedClips(source) }
}
