import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import { adapters, type Connect, type NetworkContext } from '@kadr/networks'
import { askSupport } from '../../../config/support.ts'
import type { AppContext } from '../../../context.ts'

type ConnectBy<B extends Connect['by']> = Extract<Connect, { by: B }>

const isBy = <B extends Connect['by']>(
  connect: Connect | undefined,
  kinds: readonly B[],
): connect is ConnectBy<B> => kinds.some((kind) => kind === connect?.by)

/** A sign-in method of a network with the context of its adapter. */
export const getSignInMethod = <const B extends Connect['by']>({
  ctx,
  network,
  method,
  by,
}: {
  ctx: AppContext
  network: Network
  method: string
  by: readonly B[]
}): { connect: ConnectBy<B>; networkContext: NetworkContext } => {
  const { title, connect } = adapters[network]
  // `method` comes from the client: only own keys count, not `constructor` and the like.
  const chosen = Object.hasOwn(connect, method) ? connect[method] : undefined
  if (!isBy(chosen, by)) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: `Так в ${title} не входят: выберите другой способ`,
      field: 'method',
    })
  }
  const networkContext = ctx.networks.findContext({ network, method })
  if (!networkContext) {
    throw new UserError({
      code: 'NETWORK_UNAVAILABLE',
      userMessage: `Подключение ${title} здесь ещё не настроено. ${askSupport(ctx.config)}`,
    })
  }
  return { connect: chosen, networkContext }
}
