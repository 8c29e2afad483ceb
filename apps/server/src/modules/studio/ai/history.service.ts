import type { RouteData } from '@kadr/contract/base/route'
import type { AiRequest, listAiRequests } from '@kadr/contract/studio/ai'
import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { deleteOlder, deleteRequest, findRequest, listRequests } from './ai-requests.repository.ts'
import { findPresented } from './present-request.ts'
import type { RunningRequests } from './running-requests.ts'
import { settleRequest } from './settle-request.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type RequestKey = InWorkspace & { id: string }

const PAGE = 30

const notFound = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Такого запроса нет в истории' })

export const getRequest = async ({ ctx, workspaceId, id }: RequestKey): Promise<AiRequest> => {
  const found = await findRequest({ db: ctx.db, workspaceId, id })
  const request = found && findPresented(found)
  if (request) return request
  throw notFound()
}

export const listHistory = async ({
  ctx,
  workspaceId,
  query: { cursor, limit = PAGE, kind },
}: InWorkspace & {
  query: { cursor?: string | undefined; limit?: number | undefined; kind?: AiKind | undefined }
}): Promise<RouteData<typeof listAiRequests>> => {
  if (cursor !== undefined && !isUuid(cursor)) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'Список изменился. Откройте его заново',
      field: 'cursor',
    })
  }
  const rows = await listRequests({
    db: ctx.db,
    workspaceId,
    kind,
    before: cursor,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    items: page.flatMap((row) => findPresented(row) ?? []),
    nextCursor: rows.length > limit ? (page.at(-1)?.request.id ?? null) : null,
  }
}

/** Ends the request at once; if it runs in another process, that one notices by its lease check. */
export const cancelRequest = async ({
  ctx,
  running,
  workspaceId,
  id,
}: RequestKey & { running: RunningRequests }): Promise<AiRequest> => {
  await getRequest({ ctx, workspaceId, id })
  await settleRequest({ ctx, id, ending: { state: 'cancelled', failureCode: 'cancelled' } })
  running.lose(id)
  return getRequest({ ctx, workspaceId, id })
}

export const removeRequest = async ({ ctx, workspaceId, id }: RequestKey): Promise<void> => {
  await getRequest({ ctx, workspaceId, id })
  if (await deleteRequest({ db: ctx.db, workspaceId, id })) return
  throw new UserError({
    code: 'CONFLICT',
    userMessage: 'Запрос ещё выполняется. Сначала отмените его',
  })
}

/** Deletes requests older than the retention period. */
export const purgeAiHistory = ({ ctx }: { ctx: AppContext }): Promise<number> => {
  const { historyDays } = ctx.config.ai
  return deleteOlder({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - historyDays * DAY_MS),
  })
}
