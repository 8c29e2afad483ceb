import type { TemplateAnswer } from '@kadr/contract/studio/reel-templates'
import type { Reel } from '@kadr/contract/studio/reels'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { duplicateReel } from '../../studio/reels/index.ts'
import { makeReel } from '../../studio/templates/index.ts'

type Body = {
  templateId?: string | undefined
  answers?: readonly TemplateAnswer[] | undefined
  title?: string | undefined
  reelId?: string | undefined
}

/** Nobody looks at it before the video: new words are read aloud at once where the template has a voice. */
export const createFromTemplate = ({
  ctx,
  actor: { workspaceId, userId },
  body: { templateId, answers = [], title, reelId },
  key,
  signal,
}: {
  ctx: AppContext
  actor: { workspaceId: string; userId: string }
  body: Body
  key: string
  signal: AbortSignal
}): Promise<Reel> => {
  if (templateId !== undefined) {
    return makeReel({ ctx, workspaceId, userId, id: templateId, answers, title, key, voice: { signal } })
  }
  if (reelId !== undefined) return duplicateReel({ ctx, workspaceId, userId, id: reelId })
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Назовите шаблон или рилс',
    field: 'templateId',
  })
}
