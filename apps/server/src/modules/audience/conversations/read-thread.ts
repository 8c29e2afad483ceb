import type { ConversationAnswer } from '@kadr/contract/audience/conversation'
import type { ConversationThread, PersonCard } from '@kadr/contract/audience/conversations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { presentItems } from '../../insight/analytics/index.ts'
import { findResources } from '../../library/resources/index.ts'
import { describeAbilities } from './answer-abilities.ts'
import { findNote, type ShownThread } from './pages.repository.ts'
import { presentItem, presentMember, presentPost, presentThread } from './present-thread.ts'
import { findOne, type Reader, reachOf } from './read-threads.ts'
import {
  countUnanswered,
  findPersonFacts,
  listLastActs,
  listThreadItems,
  listUnsentAnswers,
  type ShownAnswer,
} from './thread.repository.ts'

const PAGE = 100
const place = z.tuple([z.iso.datetime(), z.uuid()])
type Asked = { ctx: AppContext; actor: Reader }

const readItems = async ({
  ctx,
  conversationId,
  cursor,
}: {
  ctx: AppContext
  conversationId: string
  cursor: string | undefined
}) => {
  const { db } = ctx
  const [at, id] = cursor === undefined ? [] : readCursor(place, cursor)
  const before = at && id ? { at: new Date(at), id } : undefined
  const rows = await listThreadItems({ db, conversationId, before, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE).reverse()
  const acts = await listLastActs({ db, itemIds: page.map((row) => row.id) })
  const actOf = new Map(acts.map((act) => [act.itemId, act]))
  const idOf = new Map(page.map((row) => [row.externalId, row.id]))
  const [oldest] = page
  return {
    items: page.map((row) => {
      const act = actOf.get(row.id)
      return presentItem({
        ctx,
        row,
        parentId: row.parentExternalId ? (idOf.get(row.parentExternalId) ?? null) : null,
        act: act?.state === 'pending' ? act : undefined,
        actFailure: act?.state === 'failed' ? act.message : null,
      })
    }),
    olderCursor:
      rows.length > PAGE && oldest
        ? writeCursor([oldest.happenedAt.toISOString(), oldest.id])
        : null,
  }
}

export const presentAnswers = async ({
  ctx,
  workspaceId,
  shown,
}: {
  ctx: AppContext
  workspaceId: string
  shown: readonly ShownAnswer[]
}): Promise<ConversationAnswer[]> => {
  const ids = [...new Set(shown.flatMap(({ answer }) => answer.mediaId ?? []))]
  const pictures = ids.length === 0 ? [] : await findResources({ ctx, workspaceId, ids })
  return shown.map(({ answer, author, ruleName }) => {
    const picture = pictures.find(({ id }) => id === answer.mediaId)
    return {
      id: answer.id,
      state: answer.state,
      text: answer.text,
      isPrivate: answer.isPrivate,
      pictureUrl: picture?.thumbnail
        ? pageMediaUrl({ ctx, row: picture, variant: picture.thumbnail })
        : null,
      author: presentMember(author),
      ruleName,
      itemId: answer.itemId,
      sendsAt: answer.sendAfter.toISOString(),
      sentAt: answer.sentAt?.toISOString() ?? null,
      message: answer.message,
    }
  })
}

export const readPersonCard = async ({
  ctx,
  actor,
  shown: { thread },
}: Asked & { shown: ShownThread }): Promise<PersonCard> => {
  const { connectionId, personExternalId } = thread
  const facts = await findPersonFacts({ db: ctx.db, reach: reachOf(actor), thread })
  const found = await findNote({ db: ctx.db, connectionId, personExternalId })
  return {
    firstSeenAt: new Date(facts.firstAskedAt ?? thread.createdAt).toISOString(),
    count: facts.count,
    earlier: facts.earlier.map((one) => ({ ...one, happenedAt: one.happenedAt.toISOString() })),
    note: found?.note.text
      ? {
          text: found.note.text,
          by: presentMember(found.by),
          updatedAt: found.note.updatedAt.toISOString(),
        }
      : null,
    labels: found?.note.labels ?? [],
  }
}

export const readThread = async ({
  ctx,
  actor,
  id,
  cursor,
}: Asked & { id: string; cursor?: string | undefined }): Promise<ConversationThread> => {
  const shown = await findOne({ ctx, actor, id })
  const { thread } = shown
  const { workspaceId } = actor
  const ids = thread.workItemId ? [thread.workItemId] : []
  const [work] = await presentItems({ ctx, workspaceId, ids, medians: [] })
  const post = presentPost(work)
  return {
    id,
    conversation: presentThread(shown, work),
    ...(await readItems({ ctx, conversationId: id, cursor })),
    answers: await presentAnswers({
      ctx,
      workspaceId,
      shown: await listUnsentAnswers({ db: ctx.db, conversationId: id }),
    }),
    post:
      post && work
        ? {
            ...post,
            figures: {
              views: work.figures.views,
              likes: work.figures.likes,
              comments: work.figures.comments,
            },
            unanswered: await countUnanswered({
              db: ctx.db,
              reach: reachOf(actor),
              workItemId: work.id,
            }),
          }
        : null,
    person: await readPersonCard({ ctx, actor, shown }),
    abilities: await describeAbilities({ ctx, thread }),
  }
}
