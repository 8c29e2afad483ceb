import type { Post } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { hashOf } from '../../platform/crypto/hash-of.ts'
import { holdAccounts } from './accounts.repository.ts'
import { conflict } from './failures.ts'
import { insertDrafts } from './insert-drafts.ts'
import type { PostActor } from './post-actor.ts'
import { type PostContent, tidyContent } from './post-content.ts'
import { findPostByKey } from './posts.repository.ts'
import { readPost } from './read-posts.ts'

type Input = { ctx: AppContext; actor: PostActor }
type Key = { text: string; hash: string }

/** The post that was made with the key, unless something else was asked for with it. */
const findByKey = async ({
  ctx,
  tx,
  actor: { workspaceId },
  key,
}: Input & { tx: Tx; key: Key }): Promise<Post | undefined> => {
  const earlier = await findPostByKey({ db: tx, workspaceId, key: key.text })
  if (!earlier) return undefined
  if (earlier.idempotencyHash === key.hash) {
    return readPost({ ctx, tx, workspaceId, id: earlier.id })
  }
  throw conflict('С этим ключом уже создан другой пост. Возьмите новый ключ')
}

/** Makes a draft. The same key with the same content is the same post, however often it is sent. */
export const createPost = ({
  ctx,
  actor,
  body,
  key: keyText,
}: Input & { body: PostContent; key?: string | undefined }): Promise<Post> => {
  const { workspaceId } = actor
  const content = tidyContent(body)
  const key = keyText === undefined ? undefined : { text: keyText, hash: hashOf(content) }
  return inTransaction(ctx.db, async (tx) => {
    const earlier = key && (await findByKey({ ctx, tx, actor, key }))
    if (earlier) return earlier
    const wanted = content.targets.map(({ connectionId }) => connectionId)
    const accounts = await holdAccounts({ db: tx, workspaceId, ids: wanted })
    const [id] = await insertDrafts({ ctx, tx, actor, accounts, drafts: [{ content, key }] })
    if (id) return readPost({ ctx, tx, workspaceId, id })
    // Somebody else was faster with the same key; by now theirs is there.
    const theirs = key && (await findByKey({ ctx, tx, actor, key }))
    if (!theirs) throw new Error('The draft was not inserted')
    return theirs
  })
}
