import { NETWORKS } from '@kadr/contract/publishing/networks'
import { noticePathOf, type UserNotice } from '@kadr/domain/publishing/networks/callback-path'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { RawRoutes, RawTools } from '../../../platform/module.ts'
import { forgetPerson, type NetworkPerson } from './user-notices.ts'

const MAX_BYTES = 16 * 1024

type Handle = (input: {
  ctx: AppContext
  person: NetworkPerson
  issuedAt: Date
}) => Promise<object | undefined>

/** Every application that is told about its users. */
const listApplications = () =>
  NETWORKS.flatMap((network) => {
    const { connect, readNotice } = adapters[network]
    if (!readNotice) return []
    return Object.keys(connect).map((method) => ({ network, method, readNotice }))
  })

/** Mounts one kind of notice. The body is a form with a signed request, the reply what the network asks for. */
export const mountNotice = (
  { app, ctx, limit }: RawTools,
  { notice, handle }: { notice: UserNotice; handle: Handle },
): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, next) =>
      next(null, body),
    )
    for (const { network, method, readNotice } of listApplications()) {
      scope.post(
        noticePathOf({ network, method, notice }),
        {
          schema: { hide: true },
          onRequest: (request, reply) => limit({ request, reply, rate: 'webhook' }),
        },
        async (request, reply) => {
          const context = ctx.networks.findContext({ network, method })
          if (!context) return reply.status(404).send()
          const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
          const signedRequest = form.get('signed_request') ?? ''
          const read = readNotice({ app: context.app, signedRequest })
          if (!read) {
            ctx.log.warn({ network, method, address: request.ip }, 'connections.notice.refused')
            return reply.status(403).send()
          }
          const person = { network, method, personId: read.userId }
          const answer = await handle({ ctx, person, issuedAt: read.issuedAt })
          return reply.status(200).send(answer)
        },
      )
    }
    done()
  })
}

export const mountDeauthorize: RawRoutes = (tools) =>
  mountNotice(tools, {
    notice: 'deauthorize',
    async handle({ ctx, person, issuedAt }) {
      await forgetPerson({ ctx, person, issuedAt })
      return undefined
    },
  })
