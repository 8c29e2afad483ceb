import type { PostTime } from '@kadr/contract/publishing/posts'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { assertRubrics } from '../../rubrics/index.ts'
import { addTargets } from '../../targets/index.ts'
import type { PostActor } from '../post-actor.ts'
import { insertPosts, type NewPost } from '../posts.repository.ts'
import type { AccountRow } from './accounts.repository.ts'
import { type PostContent, searchTextOf } from './post-content.ts'
import { recordPostChange } from './post-uses.ts'
import { draftTargets } from './target-drafts.ts'

type NewDraft = {
  content: PostContent
  /** Position in the calendar. */
  time?: PostTime | undefined
  /** Idempotency key. */
  key?: { text: string; hash: string } | undefined
}

/** Inserts drafts in bulk, skipping existing keys. Returns the ids of the inserted ones, in order. */
export const insertDrafts = async ({
  ctx,
  tx,
  actor,
  accounts,
  drafts,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  /** Locked: every account the drafts use. */
  accounts: readonly AccountRow[]
  drafts: readonly NewDraft[]
}): Promise<string[]> => {
  if (drafts.length === 0) return []
  const { workspaceId, userId } = actor
  const rubricIds = drafts.map(({ content }) => content.rubricId)
  await assertRubrics({ tx, workspaceId, ids: rubricIds })
  const now = ctx.clock.now()
  const made = drafts.map(({ content, time, key }) => {
    const { targets, ...own } = content
    const values: NewPost = {
      ...own,
      id: newId(),
      workspaceId,
      authorId: userId,
      searchText: searchTextOf(content.text),
      ...(time && {
        dueAt: new Date(time.at),
        wallTime: time.wallTime,
        timeZone: time.timeZone,
      }),
      idempotencyKey: key?.text ?? null,
      idempotencyHash: key?.hash ?? null,
      createdAt: now,
      updatedAt: now,
    }
    const rows = draftTargets({ workspaceId, postId: values.id, targets, accounts })
    return { values, targets: rows }
  })
  const inserted = await insertPosts({ db: tx, values: made.map(({ values }) => values) })
  const ids = inserted.map(({ id }) => id)
  const targets = made.filter(({ values }) => ids.includes(values.id)).flatMap((one) => one.targets)
  if (targets.length > 0) {
    await addTargets({ ctx, tx, targets, cause: 'created', actorId: userId })
  }
  await recordPostChange({ ctx, tx, workspaceId, postIds: ids, areNew: true })
  return made.flatMap(({ values }) => (ids.includes(values.id) ? [values.id] : []))
}
