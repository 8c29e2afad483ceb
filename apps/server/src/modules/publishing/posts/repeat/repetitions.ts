import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { deleteTargets } from '../../targets/index.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { type LockedPost, lockPostForChange, lockPostsForChange } from '../lock-posts.ts'
import { updatePosts } from '../posts.repository.ts'
import { insertRepetitionTargets, materialise } from '../schedule/materialise.ts'
import { removePosts } from '../trash/remove-posts.ts'
import { lockUntouched } from './repetitions.repository.ts'

type Input = { ctx: AppContext; tx: Tx; workspaceId: string; id: string }

const WAITING: ReadonlySet<TargetState> = new Set(['pending_approval', 'scheduled'])

/** Repetitions not started and not edited by a user. */
const lockUntouchedPosts = async ({ ctx, tx, workspaceId, id }: Input): Promise<LockedPost[]> => {
  const now = ctx.clock.now()
  const rows = await lockUntouched({ db: tx, workspaceId, repeatOf: id, now })
  const held = await lockPostsForChange({ ctx, tx, workspaceId, ids: rows.map((row) => row.id) })
  return held.filter(({ targets }) => targets.every(({ state }) => WAITING.has(state)))
}

export const dropRepetitions = async (input: Input): Promise<void> => {
  const held = await lockUntouchedPosts(input)
  await removePosts({ ...input, ids: held.map(({ post }) => post.id) })
}

/** After a change of rule or time: unedited future repetitions are created anew. */
export const renewRepetitions = async (input: Input): Promise<void> => {
  const { ctx, tx, workspaceId, id } = input
  await dropRepetitions(input)
  await updatePosts({ db: tx, ids: [id], values: { repeatedUntil: null } })
  await materialise({ ctx, tx, held: await lockPostForChange({ ctx, tx, workspaceId, id }) })
}

/** After a change of content: unedited repetitions get the content of the first post. */
export const refreshRepetitions = async (input: Input): Promise<void> => {
  const { ctx, tx, workspaceId, id } = input
  const { post, targets } = await lockPostForChange({ ctx, tx, workspaceId, id })
  const held = await lockUntouchedPosts(input)
  const ids = held.map((one) => one.post.id)
  if (ids.length === 0) return
  const { text, searchText, mediaIds, utm, erid, advertiser, rubricId } = post
  const updatedAt = ctx.clock.now()
  const values = { text, searchText, mediaIds, utm, erid, advertiser, rubricId, updatedAt }
  await updatePosts({ db: tx, ids, values })
  const old = held.flatMap((one) => one.targets)
  await deleteTargets({ db: tx, ids: old.map((target) => target.id) })
  await insertRepetitionTargets({ ctx, tx, repetitions: held.map((one) => one.post), targets })
  await recordPostChange({ ctx, tx, workspaceId, postIds: ids })
}
