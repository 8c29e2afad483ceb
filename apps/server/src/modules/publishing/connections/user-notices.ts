import type { Network } from '@kadr/contract/publishing/networks'
import { MINUTE_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { sealTokens } from './connection-tokens.ts'
import {
  type ConnectionRow,
  listByPerson,
  lockByAccount,
  updateConnection,
} from './connections.repository.ts'
import { detachAccount } from './connections.service.ts'

/** A person as one application of ours knows them. */
export type NetworkPerson = { network: Network; method: string; personId: string }

/** Clocks of the network and ours differ. */
const SKEW_MS = 5 * MINUTE_MS

const NO_TOKENS = {
  accessToken: '',
  refreshToken: null,
  accessExpiresAt: null,
  refreshExpiresAt: null,
  scopes: [],
}

/** Posts wait for a new sign-in, as after any lost access. */
const forgetTokens = async ({
  ctx,
  tx,
  row,
}: {
  ctx: AppContext
  tx: Tx
  row: ConnectionRow
}): Promise<void> => {
  const { id, network, title, workspaceId, access, version } = row
  const message = `Наше приложение убрали в настройках ${adapters[network].title}. Подключите аккаунт заново.`
  await updateConnection({
    db: tx,
    id,
    values: {
      ...sealTokens({ ctx, id, tokens: NO_TOKENS }),
      sealedRefreshToken: null,
      access: 'needs_reauth',
      nextAttemptAt: null,
      failureCode: 'deauthorized',
      failureMessage: message,
    },
  })
  if (access !== 'active') return
  await appendEvent({
    tx,
    kind: 'connection.broken',
    workspaceId,
    subjectId: id,
    payload: { network, title, message, version },
  })
}

/** The person removed our application at the network: its tokens are void there and erased here. */
export const forgetPerson = ({
  ctx,
  person,
  issuedAt,
}: {
  ctx: AppContext
  person: NetworkPerson
  issuedAt: Date
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    for (const { network, externalId } of await listByPerson({ db: tx, ...person })) {
      const row = await lockByAccount({ db: tx, network, externalId })
      // A late or repeated notice says nothing about a newer sign-in.
      const isNewer = row && row.refreshedAt.getTime() > issuedAt.getTime() + SKEW_MS
      if (row && !isNewer) await forgetTokens({ ctx, tx, row })
    }
  })

/** Disconnects everything the person connected by this application. May be killed and run again. */
export const detachPerson = async ({
  ctx,
  person,
}: {
  ctx: AppContext
  person: NetworkPerson
}): Promise<void> => {
  for (const { workspaceId, network, id } of await listByPerson({ db: ctx.db, ...person })) {
    await detachAccount({ ctx, workspaceId, network, id })
  }
}
