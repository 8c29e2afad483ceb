import { adapters, type Failure, type NetworkAdapter, type PublishInput } from '@kadr/networks'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import { findLiveAccount, type LiveAccount } from '../connections/index.ts'
import { recordOutage, recordRecovery } from './network-pauses.repository.ts'
import { thawPublication } from './publication.ts'
import type { Run } from './run.ts'

export type NetworkCall = { adapter: NetworkAdapter; live: LiveAccount; input: PublishInput }

const refused = (input: Pick<Failure, 'kind' | 'code' | 'message' | 'action'>): Failure => input

const detached = () =>
  refused({
    kind: 'permanent',
    code: 'account_detached',
    message: 'Аккаунт отключён. Подключите его снова и запланируйте публикацию ещё раз.',
    action: 'reconnect',
  })

const notConfigured = ({ title }: NetworkAdapter) =>
  refused({
    kind: 'retryable',
    code: 'not_configured',
    message: `Подключение ${title} сейчас не настроено. Мы повторим попытку сами.`,
    action: 'retry',
  })

/** The account is read on every call: its tokens may have been renewed. */
export const openCall = async (
  run: Run,
  { isVisible }: { isVisible: boolean },
): Promise<{ kind: 'open'; call: NetworkCall } | { kind: 'closed'; failure: Failure }> => {
  const { publisher, lease, stopping, target } = run
  const { ctx, media } = publisher
  const adapter = adapters[target.network]
  const live = target.connectionId && (await findLiveAccount({ ctx, id: target.connectionId }))
  if (!live) return { kind: 'closed', failure: detached() }
  if (!live.networkContext) return { kind: 'closed', failure: notConfigured(adapter) }
  const input = {
    ctx: withLease({
      context: live.networkContext,
      lease,
      ...(!isVisible && { stopping }),
    }),
    account: live.account,
    publication: thawPublication({ ctx, media, target }),
    progress: target.progress,
  }
  return { kind: 'open', call: { adapter, live, input } }
}

/** Feeds the circuit breaker, so that not every target has to run into the same outage. */
export const recordNetworkHealth = async (
  run: Run,
  failure?: Pick<Failure, 'isOutage'>,
): Promise<void> => {
  const { ctx, clock, pace, failingNetworks: troubled } = run.publisher
  const { network, connectionId } = run.target
  if (failure?.isOutage && connectionId) {
    troubled.add(network)
    await recordOutage({ db: ctx.db, network, connectionId, now: clock.now(), pace })
  } else if (!failure && troubled.delete(network)) {
    await recordRecovery({ db: ctx.db, network })
  }
}

/** A bug or an unknown response. Treated as retryable, since it may be transient. */
export const toUnexpectedFailure = (run: Run, error: unknown): Failure => {
  run.publisher.ctx.log.error(
    { err: error, targetId: run.target.id, network: run.target.network },
    'publisher.step.failed',
  )
  return refused({
    kind: 'retryable',
    code: 'internal',
    message: 'Что-то пошло не так у нас. Мы повторим попытку сами.',
    action: 'retry',
  })
}

/** Whether the result must be ignored: the call was aborted by us, not by the network. */
export const wasInterrupted = ({ lease, stopping }: Run) => lease.isOver() || stopping.aborted
