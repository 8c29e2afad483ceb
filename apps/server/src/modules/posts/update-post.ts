import type { Post, updatePost as route } from '@kadr/contract/posts'
import type { RouteInput } from '@kadr/contract/route'
import { EDITABLE } from '@kadr/domain/posts/target-states'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { placeTargets, type Target } from '../targets/index.ts'
import { type AccountRow, holdAccounts, holdAccountsOf } from './accounts.repository.ts'
import { askApprovers, needsApproval } from './approval.ts'
import { changeTargets, thawTargets } from './change-targets.ts'
import { getCheckFacts } from './check-facts.ts'
import { assertReady } from './check-targets.ts'
import { conflict } from './failures.ts'
import { type HeldPost, holdPost } from './hold-posts.ts'
import { nothingToPlan } from './plan-post.ts'
import type { PostActor } from './post-actor.ts'
import { searchTextOf, tidyContent } from './post-content.ts'
import { savePostUses } from './post-uses.ts'
import { changePost } from './posts.repository.ts'
import { readPost } from './read-posts.ts'
import { refreshRepetitions } from './repetitions.ts'

type Change = Omit<RouteInput<typeof route>['body'], 'version'>
type Input = { ctx: AppContext; tx: Tx; actor: PostActor }

/** Of a series whose first post is out, the content is that of its repetitions. */
const assertChangeable = async ({ held, ...input }: Input & { held: HeldPost }) => {
  const { post, targets } = held
  if (targets.length === 0 || targets.some(({ state }) => EDITABLE.has(state))) return
  if (post.repeatRule === null) throw nothingToPlan(held)
  if (await needsApproval(input)) {
    throw conflict('Повторы этого поста согласованы. Изменить их может администратор')
  }
}

const store = async ({
  ctx,
  tx,
  actor,
  held,
  change: { targets, ...own },
  accounts,
}: Input & { held: HeldPost; change: Change; accounts: readonly AccountRow[] }) => {
  if (targets) {
    await changeTargets({ ctx, tx, actorId: actor.userId, held, wanted: targets, accounts })
  }
  const { text, mediaIds, utm, erid } = own
  await changePost({
    db: tx,
    id: held.post.id,
    values: {
      ...(text !== undefined && { text, searchText: searchTextOf(text) }),
      ...(mediaIds !== undefined && { mediaIds }),
      ...(utm !== undefined && { utm }),
      ...(erid !== undefined && { erid }),
      updatedAt: ctx.clock.now(),
    },
  })
}

const isWaiting = ({ state }: Target) => state === 'scheduled' || state === 'pending_approval'

/** A planned post stays planned: its new content is checked, new accounts join, and consent is asked for again. */
const keepPlanned = async ({
  ctx,
  tx,
  actor,
  before,
  held,
}: Input & { before: HeldPost; held: HeldPost }) => {
  const { post, targets } = held
  const waited = before.targets.filter(isWaiting)
  if (waited.length === 0) return
  if (targets.length === 0) throw nothingToPlan(held)
  const isAhead = post.dueAt !== null && post.dueAt > ctx.clock.now()
  const added = isAhead ? targets.filter(({ state }) => state === 'draft') : []
  const planned = [...targets.filter(isWaiting), ...added]
  const facts = await getCheckFacts({ ctx, tx, workspaceId: actor.workspaceId, held: [held] })
  assertReady({ post, targets: planned, ...facts })
  const isAsking =
    (await needsApproval({ ctx, tx, actor })) ||
    waited.every(({ state }) => state === 'pending_approval')
  const moved = isAsking ? planned.filter((one) => one.state !== 'pending_approval') : added
  await placeTargets({
    ctx,
    tx,
    actorId: actor.userId,
    placements: moved.map((target) => ({
      target,
      to: isAsking ? 'pending_approval' : 'scheduled',
      dueAt: target.dueAt ?? post.dueAt,
      cause: isAsking ? 'asked_approval' : 'scheduled',
    })),
  })
  if (isAsking && moved.length > 0) await askApprovers({ ctx, tx, posts: [post] })
}

/** Changes the content of what has not begun, if nobody has changed the post since. */
export const updatePost = ({
  ctx,
  actor,
  id,
  version,
  ...body
}: { ctx: AppContext; actor: PostActor; id: string; version: number } & Change): Promise<Post> => {
  const { workspaceId } = actor
  const change = tidyContent(body)
  const wanted = change.targets?.map(({ connectionId }) => connectionId) ?? []
  return inTransaction(ctx.db, async (tx) => {
    await holdAccountsOf({ db: tx, workspaceId, postIds: [id] })
    const accounts = await holdAccounts({ db: tx, workspaceId, ids: wanted })
    const before = await holdPost({ ctx, tx, workspaceId, id, version })
    await store({ ctx, tx, actor, held: before, change, accounts })
    const held = await holdPost({ ctx, tx, workspaceId, id })
    await assertChangeable({ ctx, tx, actor, held })
    await thawTargets({ tx, targets: held.targets })
    await keepPlanned({ ctx, tx, actor, before, held })
    if (held.post.repeatRule) await refreshRepetitions({ ctx, tx, workspaceId, id })
    await savePostUses({ ctx, tx, workspaceId, postIds: [id] })
    return readPost({ ctx, tx, workspaceId, id })
  })
}
