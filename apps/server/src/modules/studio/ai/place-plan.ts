import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { makePlannedDrafts } from '../../publishing/posts/index.ts'
import { getRequest } from './history.service.ts'

/** Creates drafts from a content plan. Idempotent: a second click finds the existing ones. */
export const placePlan = async ({
  ctx,
  actor,
  id,
  items,
  connectionIds,
}: {
  ctx: AppContext
  actor: Pick<Member, 'userId' | 'workspaceId' | 'role' | 'isApprover' | 'connectionIds'>
  id: string
  items: readonly number[]
  connectionIds: readonly string[]
}) => {
  const { output } = await getRequest({ ctx, workspaceId: actor.workspaceId, id })
  if (output?.kind !== 'content_plan') {
    throw new UserError({ code: 'CONFLICT', userMessage: 'Это не готовый контент-план' })
  }
  const drafts = [...new Set(items)]
    .toSorted((one, other) => one - other)
    .map((index) => {
      const item = output.items[index]
      if (item) return { key: `plan-${id}-${index}`, text: item.text, wallTime: item.wallTime }
      throw new UserError({
        code: 'VALIDATION_FAILED',
        userMessage: 'В плане нет такого поста',
        field: 'items',
      })
    })
  return makePlannedDrafts({ ctx, actor, connectionIds, drafts })
}
