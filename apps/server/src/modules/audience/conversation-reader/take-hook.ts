import { type Network, network as networkName } from '@kadr/contract/publishing/networks'
import { adapters, type HookOutcome, type HookRequest } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { findLiveAccount } from '../../publishing/connections/index.ts'
import { takeItems, wakeAccounts } from '../conversations/index.ts'
import { listListening } from './listening.repository.ts'

type Answer = { status: number; type: string; body: string }

const PLAIN = 'text/plain; charset=utf-8'
const REFUSED: Answer = { status: 403, type: PLAIN, body: '' }
const UNKNOWN: Answer = { status: 404, type: PLAIN, body: '' }

type Given = Pick<HookRequest, 'method' | 'query' | 'headers' | 'rawBody'> & {
  ctx: AppContext
  name: string
}

export const appsOf = ({ ctx, network }: { ctx: AppContext; network: Network }) =>
  Object.keys(adapters[network].connect).flatMap(
    (method) => ctx.networks.findContext({ network, method }) ?? [],
  )

const findAccounts =
  ({ ctx, network }: { ctx: AppContext; network: Network }): HookRequest['findAccounts'] =>
  async (externalId) => {
    const rows = await listListening({ db: ctx.db, network, externalIds: [externalId] })
    const found = await Promise.all(
      rows.map(({ connectionId }) => findLiveAccount({ ctx, id: connectionId })),
    )
    return found.flatMap((live) => live?.account ?? [])
  }

/** Only a hint to read sooner, except where the account's key can't read: then the items themselves come. */
const wake = ({
  ctx,
  network,
  outcome,
}: {
  ctx: AppContext
  network: Network
  outcome: Extract<HookOutcome, { kind: 'wake' }>
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    await wakeAccounts({ db: tx, network, externalIds: outcome.accounts, now })
    const told = outcome.items ?? []
    const externalIds = [...new Set(told.map(({ accountExternalId }) => accountExternalId))]
    for (const account of await listListening({ db: tx, network, externalIds })) {
      const items = told.flatMap(({ accountExternalId, item }) =>
        accountExternalId === account.externalId ? [item] : [],
      )
      await takeItems({ tx, account, items, now })
    }
  })

export const takeHook = async ({ ctx, name, ...request }: Given): Promise<Answer> => {
  const parsed = networkName.safeParse(name)
  const network = parsed.success ? parsed.data : undefined
  const hooks = network && adapters[network].conversations?.hooks
  const [context, ...others] = network ? appsOf({ ctx, network }) : []
  if (!network || !hooks || !context) return UNKNOWN
  const outcome = await hooks
    .parse({
      ...request,
      ctx: context,
      apps: [context, ...others].map(({ app }) => app),
      findAccounts: findAccounts({ ctx, network }),
    })
    .catch((error): HookOutcome => {
      ctx.log.warn({ err: error, network }, 'conversations.hook.unreadable')
      return { kind: 'refused' }
    })
  switch (outcome.kind) {
    case 'refused':
      return REFUSED
    case 'challenge':
      return { status: 200, type: `${outcome.contentType}; charset=utf-8`, body: outcome.body }
    case 'wake':
      await wake({ ctx, network, outcome })
      return { status: 200, type: PLAIN, body: outcome.reply }
  }
}
