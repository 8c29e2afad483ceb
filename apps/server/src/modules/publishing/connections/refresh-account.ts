import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { presentConnection } from './connections.presenter.ts'
import { type ConnectionRow, findConnection } from './connections.repository.ts'
import { notConnected } from './connections.service.ts'
import { isLeased } from './keep-alive.repository.ts'
import { renewOrCheckConnection } from './keep-alive.ts'

const POLL_MS = 100
const MAX_POLLS = 350

type Input = { ctx: AppContext; workspaceId: string; network: Network; id: string }

const getRow = async ({ ctx, ...one }: Input): Promise<ConnectionRow> => {
  const row = await findConnection({ db: ctx.db, ...one })
  if (!row) throw notConnected()
  return row
}

/** Another process holds the lease: polls for its result. */
const waitForResult = async (input: Input): Promise<ConnectionRow> => {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { db, databaseClock: clock } = input.ctx
    if (!(await isLeased({ db, clock, id: input.id }))) return getRow(input)
    await pause(POLL_MS)
  }
  throw new UserError({
    code: 'NETWORK_UNAVAILABLE',
    userMessage: `${adapters[input.network].title} долго не отвечает. Попробуйте ещё раз через несколько минут`,
  })
}

/** Renews and checks one connection. Concurrent callers share one request to the network. */
export const refreshAccount = async (input: Input): Promise<Connection> => {
  const { ctx } = input
  const { id } = await getRow(input)
  const row =
    (await renewOrCheckConnection({ ctx, id, goal: 'both' })) ?? (await waitForResult(input))
  if (row.access === 'active' && row.failureMessage !== null) {
    throw new UserError({ code: 'NETWORK_UNAVAILABLE', userMessage: row.failureMessage })
  }
  return presentConnection({ ctx, row })
}
