import type { suggestAnswers as route } from '@kadr/contract/audience/conversations'
import type { RouteData } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { askByKey } from '../../studio/ai/index.ts'
import {
  conflict,
  findLastOfPerson,
  findOne,
  findPostText,
  type Reader,
} from '../conversations/index.ts'

const MAX_COMMENT = 2000
const MAX_POST = 10_000

/** Three at most, in the voice of the workspace. The words of the stranger go as data, and nothing is sent. */
export const suggestAnswers = async ({
  ctx,
  actor,
  id,
  key = newId(),
  signal,
}: {
  ctx: AppContext
  actor: Reader
  id: string
  /** The same for a repeated request, which costs nothing more. */
  key?: string
  signal: AbortSignal
}): Promise<RouteData<typeof route>> => {
  const { thread } = await findOne({ ctx, actor, id })
  const item = await findLastOfPerson({ db: ctx.db, conversationId: id })
  const comment = item?.text.trim().slice(0, MAX_COMMENT).toWellFormed() ?? ''
  if (comment === '') throw conflict('Здесь нет слов, на которые можно предложить ответ')
  const postText = await findPostText({ db: ctx.db, thread })
  const { workspaceId, userId } = actor
  const request = await askByKey({
    ctx,
    asker: { workspaceId, userId },
    task: {
      kind: 'comment_reply',
      comment,
      postText: postText.slice(0, MAX_POST).toWellFormed(),
      tone: null,
    },
    key,
    signal,
  })
  if (request?.output?.kind !== 'comment_reply') {
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: request?.failure?.message ?? 'Предложить ответ сейчас не получилось',
    })
  }
  const { replies, saidFacts = [] } = request.output
  return {
    answers: replies.map((text) => ({
      text,
      facts: saidFacts.flatMap((fact) => (text.includes(fact.text) ? [fact.text] : [])),
    })),
    isOffline: request.isOffline,
  }
}
