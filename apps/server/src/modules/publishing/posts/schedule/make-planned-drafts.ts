import { toPostTime } from '@kadr/domain/publishing/schedule/wall-time'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { hashOf } from '../../../../platform/crypto/hash-of.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { lockAccounts } from '../compose/accounts.repository.ts'
import { insertDrafts } from '../compose/insert-drafts.ts'
import { normalizeContent } from '../compose/post-content.ts'
import { noAccount } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'

type PlannedDraft = { key: string; text: string; wallTime: string }

/** Drafts at wall times of the workspace's zone, in one transaction, idempotent by key. Past times are skipped. */
export const makePlannedDrafts = ({
  ctx,
  actor,
  connectionIds,
  drafts,
}: {
  ctx: AppContext
  actor: PostActor
  connectionIds: readonly string[]
  drafts: readonly PlannedDraft[]
}): Promise<{ created: number; existing: number; past: number }> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const wanted = [...new Set(connectionIds)]
    const accounts = await lockAccounts({ db: tx, workspaceId, ids: wanted })
    if (accounts.length !== wanted.length) throw noAccount()
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    const now = ctx.clock.now()
    const targets = wanted.map((connectionId) => ({
      connectionId,
      override: { text: null, mediaIds: null },
      settings: {},
    }))
    const coming = drafts.flatMap(({ key, text, wallTime }) => {
      const time = toPostTime({ wallTime, timeZone })
      if (new Date(time.at) <= now) return []
      const content = normalizeContent({ text, mediaIds: [], utm: null, erid: '', targets })
      return [{ content, time, key: { text: key, hash: hashOf(content) } }]
    })
    const made = await insertDrafts({ ctx, tx, actor, accounts, drafts: coming })
    return {
      created: made.length,
      existing: coming.length - made.length,
      past: drafts.length - coming.length,
    }
  })
