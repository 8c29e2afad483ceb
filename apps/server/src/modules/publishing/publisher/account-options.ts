import { type AccountOptions, accountOptions } from '@kadr/contract/publishing/publisher-setup'
import { UserError } from '@kadr/domain/base/app-error'
import { adapters, type Failure, type AccountOptions as Reported } from '@kadr/networks'
import { askSupport } from '../../../config/support.ts'
import type { AppContext } from '../../../context.ts'
import { VaultError } from '../../../platform/crypto/vault.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import { findLiveAccount, type LiveAccount, renewIfExpired } from '../connections/index.ts'
import { findOptions, saveOptions } from '../targets/index.ts'

const FRESH_MS = 5 * 60_000

type OptionsRequest = { ctx: AppContext; workspaceId: string; id: string }

/** Its token was sealed by a key this installation has lost. */
const unreadable = (error: unknown) =>
  error instanceof VaultError
    ? new UserError({
        code: 'CONNECTION_REFUSED',
        userMessage: 'Доступ к этому аккаунту утрачен. Подключите его заново',
        cause: error,
      })
    : error

const getLive = async ({ ctx, workspaceId, id }: OptionsRequest): Promise<LiveAccount> => {
  const live = await findLiveAccount({ ctx, id }).catch((error: unknown) => {
    throw unreadable(error)
  })
  if (live?.connection.workspaceId === workspaceId) return live
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот аккаунт не подключён' })
}

const refuse = (failure: Pick<Failure, 'kind' | 'message'>) =>
  new UserError({
    code: failure.kind === 'retryable' ? 'NETWORK_UNAVAILABLE' : 'CONNECTION_REFUSED',
    userMessage: failure.message,
  })

/** A limit that the network does not report is unlimited. */
const present = ({
  reported,
  live: { account },
  now,
}: {
  reported: Reported
  live: LiveAccount
  now: Date
}): AccountOptions => ({
  boards: reported.boards?.map(({ id, title }) => ({ id, name: title })) ?? null,
  playlists: reported.playlists?.map(({ id, title }) => ({ id, name: title })) ?? null,
  privacyLevels: reported.privacyLevels ? [...reported.privacyLevels] : null,
  maxVideoSeconds: reported.maxVideoSeconds ?? null,
  isCommentOff: reported.canComment === false,
  isDuetOff: reported.canDuet === false,
  isStitchOff: reported.canStitch === false,
  ...(reported.canSendFiles === false && { areFilesOff: true }),
  postsLeft: reported.remainingPosts ?? null,
  maxVideoBytes: reported.maxVideoBytes ?? null,
  nickname: account.profile.title,
  avatarUrl: account.profile.avatarUrl,
  readAt: now.toISOString(),
})

/** An expired access token is renewed once. */
const requestOptions = async (
  request: OptionsRequest,
  mayRenew = true,
): Promise<{ reported: Reported; live: LiveAccount }> => {
  const { ctx } = request
  const live = await getLive(request)
  const { title, accountOptions: read } = adapters[live.connection.network]
  if (!read) return { reported: {}, live }
  if (!live.networkContext) {
    const message = `Подключение ${title} здесь ещё не настроено. ${askSupport(ctx.config)}`
    throw refuse({ kind: 'retryable', message })
  }
  const outcome = await read({ ctx: live.networkContext, account: live.account })
  if (outcome.kind === 'found') return { reported: outcome.options, live }
  const { failure } = outcome
  if (mayRenew && (await renewIfExpired({ ctx, live, failure })))
    return requestOptions(request, false)
  throw refuse(failure)
}

const readNow = async (request: OptionsRequest): Promise<AccountOptions> => {
  const { ctx, id } = request
  const { reported, live } = await requestOptions(request)
  const now = ctx.clock.now()
  const options = present({ reported, live, now })
  await saveOptions({ db: ctx.db, connectionId: id, options, now })
  return options
}

/** A network that is down must not empty the lists of the composer. */
const keepStale = (cached: unknown, error: unknown): AccountOptions => {
  const known = accountOptions.safeParse(cached)
  if (!known.success || !(error instanceof UserError)) throw error
  return { ...known.data, staleReason: error.userMessage }
}

/** From the cache while it is fresh, else from the network. */
export const getAccountOptions = async (request: OptionsRequest): Promise<AccountOptions> => {
  const { ctx, id } = request
  await getLive(request)
  const cached = await findOptions({ db: ctx.db, connectionId: id })
  const isFresh = cached?.readAt && ctx.clock.now().getTime() - cached.readAt.getTime() < FRESH_MS
  const options = isFresh
    ? accountOptions.parse(cached.options)
    : await readNow(request).catch((error: unknown) => keepStale(cached?.options, error))
  const { secrets, clock, config } = ctx
  const { publicUrl } = config
  return {
    ...options,
    avatarUrl: signImageUrl({ secrets, clock, publicUrl, url: options.avatarUrl }),
  }
}

/** Bypasses the cache. */
export const syncBoards = async (request: OptionsRequest) => {
  const { boards } = await readNow(request)
  if (boards) return { boards }
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'У этого аккаунта нет досок' })
}
