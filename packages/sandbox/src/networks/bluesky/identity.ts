import { countFollowers } from '../_shared/audience.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { textAt } from '../_shared/fields.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeRequest, FakeWorld } from '../fake-network.ts'
import { BLUESKY_ACCOUNTS, type BlueskyAccount, findByDid, findByHandle } from './accounts.ts'
import { isPublicHost } from './post-reader.ts'
import type { Records } from './records.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'

export const buildServerUrl = ({ world, account }: { world: FakeWorld; account: BlueskyAccount }) =>
  `${world.serverUrl}/bluesky/${account.server}`

export const createDidDocument = ({
  world,
  account,
}: {
  world: FakeWorld
  account: BlueskyAccount
}) => ({
  '@context': ['https://www.w3.org/ns/did/v1'],
  id: account.did,
  alsoKnownAs: [`at://${account.handle}`],
  service: [
    {
      id: '#atproto_pds',
      type: 'AtprotoPersonalDataServer',
      serviceEndpoint: buildServerUrl({ world, account }),
    },
  ],
})

/** Sign-in, refresh and identity lookup. */
export function createIdentityHandlers(input: {
  world: FakeWorld
  sessions: Sessions
  records: Records
}) {
  const { world, sessions } = input

  const sessionReply = (of: { did: string; accessJwt: string; refreshJwt: string }) => {
    const account = findByDid(of.did)
    return xrpcOk({
      ...of,
      handle: account?.handle,
      ...(account && { didDoc: createDidDocument({ world, account }) }),
      active: true,
    })
  }

  const createSession: XrpcHandler = (request) => {
    const identifier = textAt(request.fields, 'identifier') ?? ''
    const password = textAt(request.fields, 'password') ?? ''
    const account = BLUESKY_ACCOUNTS.find(({ did, handle, email }) =>
      [did, handle, email].includes(identifier),
    )
    const isHosted = account && isHostedBy(account, request)
    if (!isHosted || (password !== account.appPassword && password !== account.mainPassword)) {
      return xrpcError(401, 'AuthenticationRequired', 'Invalid identifier or password')
    }
    if (password === account.mainPassword) {
      return xrpcError(401, 'AuthFactorTokenRequired', 'A sign in code has been sent')
    }
    return sessionReply({ did: account.did, ...sessions.pairOf(account.did) })
  }

  const refreshSession: XrpcHandler = ({ headers }) => {
    const pair = sessions.rotate(readBearer(headers))
    return typeof pair === 'string'
      ? xrpcError(400, pair, 'Token has been revoked')
      : sessionReply(pair)
  }

  const deleteSession: XrpcHandler = ({ headers }) => {
    sessions.end(readBearer(headers))
    return { status: 200 }
  }

  const resolveHandle: XrpcHandler = ({ query }) => {
    const account = findByHandle(query.get('handle') ?? '')
    return account
      ? xrpcOk({ did: account.did })
      : xrpcError(400, 'InvalidRequest', 'Unable to resolve handle')
  }

  const getSession: XrpcHandler = ({ headers }) => {
    const session = sessions.checkAccess(readBearer(headers))
    if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
    const account = findByDid(session.did)
    return xrpcOk({ did: session.did, handle: account?.handle, active: true })
  }

  const getProfile: XrpcHandler = (request) => {
    const session = isPublicHost(request) || sessions.checkAccess(readBearer(request.headers))
    if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
    const actor = request.query.get('actor') ?? ''
    const account = findByDid(actor) ?? findByHandle(actor)
    if (!account) return xrpcError(400, 'InvalidRequest', 'Profile not found')
    return xrpcOk({
      did: account.did,
      handle: account.handle,
      displayName: account.name,
      avatar: buildAvatarUrl({ world, network: 'bluesky', accountId: account.did }),
      followersCount: countFollowers({ id: account.did, now: world.clock.now() }),
      followsCount: 3,
      postsCount: input.records
        .all()
        .filter(({ did, writtenAt }) => did === account.did && writtenAt <= world.clock.now())
        .length,
    })
  }

  return { createSession, refreshSession, deleteSession, getSession, resolveHandle, getProfile }
}

/** The entryway serves only accounts of its own servers. */
const isHostedBy = (account: BlueskyAccount, { params }: FakeRequest): boolean =>
  params.host === account.server || (params.host === 'entryway' && account.server === 'pds')
