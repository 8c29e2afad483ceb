import type { Confirmation } from '@kadr/contract/integrations/confirmations'
import { UserError } from '@kadr/domain/base/app-error'
import { toPostTime } from '@kadr/domain/publishing/schedule/wall-time'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readThread } from '../../audience/conversations/index.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import { type PostActor, readPost } from '../../publishing/posts/index.ts'
import { type Act, act as actShape } from './acts.ts'
import type { ConfirmationRow } from './confirmations.repository.ts'

type Shown = { ctx: AppContext; actor: PostActor; act: Act }

const PICTURES = 4

/** Undefined when it was deleted, or the person may not see it any more. */
const unlessGone = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UserError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

const presentPost = async ({ ctx, actor, act }: Shown): Promise<Confirmation['post']> => {
  if (act.kind === 'answer') return null
  const { workspaceId } = actor
  const post = await unlessGone(() => readPost({ ctx, workspaceId, id: act.postId }))
  if (!post) return null
  return {
    id: post.id,
    text: post.text,
    pictures: post.media.flatMap(({ urls }) => urls.thumbnail ?? []).slice(0, PICTURES),
    accounts: post.targets.map(({ network, accountTitle }) => ({ network, title: accountTitle })),
    time: act.kind === 'schedule' ? toPostTime(act) : null,
    isChanged: post.version !== act.version,
  }
}

const presentAnswer = async ({ ctx, actor, act }: Shown): Promise<Confirmation['answer']> => {
  if (act.kind !== 'answer') return null
  const thread = await unlessGone(() => readThread({ ctx, actor, id: act.conversationId }))
  if (!thread) return null
  const { account, person } = thread.conversation
  return {
    conversationId: act.conversationId,
    text: act.text,
    network: account.network,
    accountTitle: account.title,
    personName: person.name,
    question: thread.items.findLast(({ isOurs }) => !isOurs)?.text ?? '',
  }
}

export const actOf = (row: ConfirmationRow): Act => z.parse(actShape, row.act)

export const presentConfirmation = async ({
  ctx,
  actor,
  row,
}: {
  ctx: AppContext
  actor: PostActor
  row: ConfirmationRow
}): Promise<Confirmation> => {
  const act = actOf(row)
  const isOver = row.state === 'waiting' && row.expiresAt <= ctx.clock.now()
  return {
    id: row.id,
    kind: row.kind,
    state: isOver ? 'expired' : row.state,
    caller: { kind: row.callerKind, name: row.callerName },
    workspace: {
      id: row.workspaceId,
      name: await getWorkspaceName({ ctx, workspaceId: row.workspaceId }),
    },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    message: isOver ? EXPIRED : row.message,
    post: await presentPost({ ctx, actor, act }),
    answer: await presentAnswer({ ctx, actor, act }),
  }
}

export const EXPIRED = 'Сутки прошли, просьба больше не действует'
