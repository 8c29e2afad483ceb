import { type AccountOptions, accountOptions } from '@kadr/contract/publisher'
import { UserError } from '@kadr/domain/app-error'
import { adapters, type Failure, type AccountOptions as Told } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { findLiveAccount, type LiveAccount, renewIfExpired } from '../connections/index.ts'
import { findOptions, saveOptions } from './accounts.repository.ts'

const FRESH_MS = 5 * 60_000

type Asked = { ctx: AppContext; workspaceId: string; id: string }

const getLive = async ({ ctx, workspaceId, id }: Asked): Promise<LiveAccount> => {
  const live = await findLiveAccount({ ctx, id })
  if (live?.connection.workspaceId === workspaceId) return live
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот аккаунт не подключён' })
}

const refuse = (failure: Pick<Failure, 'kind' | 'message'>) =>
  new UserError({
    code: failure.kind === 'retryable' ? 'NETWORK_UNAVAILABLE' : 'CONNECTION_REFUSED',
    userMessage: failure.message,
  })

/** In the shape the app knows; what the network does not say sets no bound. */
const present = ({
  told,
  live: { account },
  now,
}: {
  told: Told
  live: LiveAccount
  now: Date
}): AccountOptions => ({
  boards: told.boards?.map(({ id, title }) => ({ id, name: title })) ?? null,
  privacyLevels: told.privacyLevels ? [...told.privacyLevels] : null,
  maxVideoSeconds: told.maxVideoSeconds ?? null,
  isCommentOff: told.canComment === false,
  isDuetOff: told.canDuet === false,
  isStitchOff: told.canStitch === false,
  postsLeft: told.remainingPosts ?? null,
  nickname: account.profile.title,
  avatarUrl: account.profile.avatarUrl,
  readAt: now.toISOString(),
})

/** Asks the network; an access that has run out is renewed once on the way. */
const ask = async (asked: Asked, mayRenew = true): Promise<{ told: Told; live: LiveAccount }> => {
  const { ctx } = asked
  const live = await getLive(asked)
  const { title, accountOptions: read } = adapters[live.connection.network]
  if (!read) return { told: {}, live }
  if (!live.networkContext) {
    const message = `Подключение ${title} здесь ещё не настроено. Напишите в поддержку`
    throw refuse({ kind: 'retryable', message })
  }
  const outcome = await read({ ctx: live.networkContext, account: live.account })
  if (outcome.kind === 'found') return { told: outcome.options, live }
  const { failure } = outcome
  if (mayRenew && (await renewIfExpired({ ctx, live, failure }))) return ask(asked, false)
  throw refuse(failure)
}

const readNow = async (asked: Asked): Promise<AccountOptions> => {
  const { ctx, id } = asked
  const { told, live } = await ask(asked)
  const now = ctx.clock.now()
  const options = present({ told, live, now })
  await saveOptions({ db: ctx.db, connectionId: id, options, now })
  return options
}

/** From memory when it is fresh enough, else from the network. */
export const getAccountOptions = async (asked: Asked): Promise<AccountOptions> => {
  const { ctx, id } = asked
  await getLive(asked)
  const kept = await findOptions({ db: ctx.db, connectionId: id })
  const isFresh = kept?.readAt && ctx.clock.now().getTime() - kept.readAt.getTime() < FRESH_MS
  return isFresh ? accountOptions.parse(kept.options) : readNow(asked)
}

/** The boards as the network has them now. */
export const syncBoards = async (asked: Asked) => {
  const { boards } = await readNow(asked)
  if (boards) return { boards }
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'У этого аккаунта нет досок' })
}
