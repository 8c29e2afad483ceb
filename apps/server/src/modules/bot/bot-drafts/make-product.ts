import { FIRST_MESSENGER, messengerName } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { findQueuedId, type MessageContent, queueMessage } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { copyPictures, createProduct, readPage } from '../../library/products/index.ts'
import { copy } from './copy.ts'

export const productJob = declareJob({
  name: 'bot-drafts.make-product',
  schema: z.object({
    key: z.string(),
    userId: z.uuid(),
    workspaceId: z.uuid(),
    messenger: z._default(messengerName, FIRST_MESSENGER),
    chatId: z.int(),
    url: z.string(),
  }),
  endsWithOwner: true,
})
type Order = z.infer<typeof productJob.schema>

const MAX_PICTURES = 5

const readProduct = async ({
  ctx,
  fetch,
  workspaceId,
  url,
}: Pick<Order, 'workspaceId' | 'url'> & { ctx: AppContext; fetch: SafeFetch }) => {
  const { name, description, price, pictures } = await readPage({ ctx, fetch, link: url })
  const urls = pictures.slice(0, MAX_PICTURES).map((picture) => picture.url)
  const { rows } = await copyPictures({ ctx, fetch, workspaceId, urls })
  return { name, link: url, description, price, resourceIds: rows.map(({ id }) => id) }
}

const failed = (error: UserError): MessageContent => ({
  title: copy.productFailed,
  text: error.userMessage,
  rows: [[{ text: copy.openProducts, path: '/products' }]],
})

const queueOnce = async ({
  ctx,
  tx,
  order: { key, userId, workspaceId, messenger, chatId },
  content,
}: {
  ctx: AppContext
  tx: Tx
  order: Order
  content: MessageContent
}) => queueMessage({ ctx, tx, key, to: { messenger, chatId, userId, workspaceId }, content })

const store = ({
  ctx,
  order,
  input,
}: {
  ctx: AppContext
  order: Order
  input: Awaited<ReturnType<typeof readProduct>>
}) =>
  inTransaction(ctx.db, async (tx) => {
    const { key, userId, workspaceId } = order
    if (!(await lockUserShared({ tx, userId }))) return
    // Idempotent: the product and the message about it are one transaction.
    if ((await findQueuedId({ tx, key })) !== undefined) return
    const { id, name } = await createProduct({ ctx: { ...ctx, db: tx }, workspaceId, input })
    const rows = [[{ text: copy.openProduct, path: `/products/${id}` }]]
    await queueOnce({ ctx, tx, order, content: { title: copy.productMade, text: name, rows } })
  })

/** Reads the product page into a new product, like the product form does. */
export const makeProduct = async ({
  ctx,
  fetch,
  order,
}: {
  ctx: AppContext
  fetch: SafeFetch
  order: Order
}): Promise<void> => {
  try {
    await store({ ctx, order, input: await readProduct({ ctx, fetch, ...order }) })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    await inTransaction(ctx.db, async (tx) => {
      if (!(await lockUserShared({ tx, userId: order.userId }))) return
      await queueOnce({ ctx, tx, order, content: failed(error) })
    })
  }
}
