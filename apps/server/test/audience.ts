import type { Network } from '@kadr/contract/publishing/networks'
import { newId } from '@kadr/kit/new-id'
import type { IncomingItem } from '@kadr/networks'
import { inTransaction } from '../src/db/connection.ts'
import { takeItems } from '../src/modules/audience/conversations/take-items.ts'
import type { TestShell } from './test-shell.ts'

export type Listened = { connectionId: string; workspaceId: string; network: Network }

/** What a stranger writes under a post. */
export const commentOf = (
  given: Partial<IncomingItem> & { at: Date; by?: string },
): IncomingItem => {
  const { at, by = 'stranger', ...rest } = given
  return {
    externalId: newId(),
    kind: 'comment',
    rootExternalId: 'post-1',
    parentExternalId: null,
    author: { externalId: by, name: by, handle: by },
    isOurs: false,
    text: 'Сколько стоит чай?',
    media: [],
    happenedAt: at,
    editedAt: null,
    isDeleted: false,
    isHidden: false,
    held: 'none',
    url: null,
    details: {},
    ...rest,
  }
}

/** Only rows: nothing is read from the network. */
export const listenTo = async (
  app: TestShell,
  { connectionId, workspaceId, network }: Listened,
): Promise<void> => {
  await app.database.pool.query(
    `insert into conversation_accounts (connection_id, workspace_id, network, is_on, switched_at)
     values ($1, $2, $3, true, $4) on conflict do nothing`,
    [connectionId, workspaceId, network, app.ctx.clock.now()],
  )
}

export const bring = (
  app: TestShell,
  account: Listened,
  items: readonly IncomingItem[],
  rest: { readingAt?: Date; whole?: readonly string[]; directWindowMs?: number } = {},
) => {
  const { directWindowMs = null, ...reading } = rest
  return inTransaction(app.ctx.db, (tx) =>
    takeItems({
      tx,
      account: {
        ...account,
        title: 'Чайная',
        switchedAt: new Date(app.ctx.clock.now().getTime() - 86_400_000),
        directWindowMs,
      },
      items,
      now: app.ctx.clock.now(),
      ...reading,
    }),
  )
}

/** One thread with an answer that nobody knows the outcome of, a saved answer and a rule. */
export const addConversation = async (app: TestShell, account: Listened) => {
  await listenTo(app, account)
  const [thread] = await bring(app, account, [
    commentOf({ at: app.ctx.clock.now(), externalId: `item-${account.connectionId}` }),
  ])
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from conversation_items where conversation_id = $1',
    [thread?.id],
  )
  const conversationItem = rows[0]?.id ?? ''
  const conversationAnswer = newId()
  await app.database.pool.query(
    `insert into conversation_answers (id, workspace_id, connection_id, conversation_id, item_id, is_private, text, key,
       state, send_after) values ($1::uuid, $2, $3, $4, $5, false, 'Да', $1::uuid::text, 'needs_attention', $6)`,
    [
      conversationAnswer,
      account.workspaceId,
      account.connectionId,
      thread?.id,
      conversationItem,
      app.ctx.clock.now(),
    ],
  )
  return { conversation: thread?.id ?? '', conversationItem, conversationAnswer }
}
