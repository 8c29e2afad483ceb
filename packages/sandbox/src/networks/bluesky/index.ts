import { textAt } from '../_shared/fields.ts'
import { digitsOf, seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { CreateFake, FakePost, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { BLUESKY_ACCOUNTS, findByDid } from './accounts.ts'
import { createBlobs } from './blobs.ts'
import { listMedia } from './check-record.ts'
import { createDidDocument, createIdentityHandlers } from './identity.ts'
import { createFeedReader, createPostReader } from './post-reader.ts'
import { createRecords } from './records.ts'
import { type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import { createSessions } from './sessions.ts'
import { createNotificationReader, createThreadReader } from './thread-reader.ts'
import { createVideoService } from './video.ts'
import { createVoice, findStrangerByDid } from './voice.ts'

export { BLUESKY_ACCOUNTS } from './accounts.ts'
export { blueskyPaths } from './paths.ts'

export const createBlueskyFake: CreateFake = (world) => {
  const { clock, memory } = world
  const shelf = createMediaStore({ memory, name: 'bluesky' })
  const sessions = createSessions({ clock, memory })
  const blobs = createBlobs({ shelf, memory })
  const records = createRecords({ clock, memory, sessions, blobs })
  seedHistory({
    world,
    network: 'bluesky',
    accounts: BLUESKY_ACCOUNTS.filter(({ isGuest }) => !isGuest).map(({ did }) => did),
    add: ({ key, accountId: did, text, createdAt }) => {
      const rkey = `3k${digitsOf(key, 11).replace(/[0189]/g, '2')}`
      const uri = `at://${did}/app.bsky.feed.post/${rkey}`
      const value = { $type: 'app.bsky.feed.post', text, createdAt: createdAt.toISOString() }
      records.add({ did, rkey, uri, cid: `bafyrei${rkey}`, value, writtenAt: createdAt })
      return uri
    },
  })
  const audience = `did:web:${new URL(world.serverUrl).host.replace(':', '%3A')}`
  const switches = createSwitches({
    memory,
    network: 'bluesky',
    switches: {
      isUnconfirmed: { label: 'Почта аккаунтов', choices: ['Подтверждена', 'Не подтверждена'] },
    },
  })
  const isUnconfirmed = () => switches.isOn('isUnconfirmed')
  const video = createVideoService({ clock, sessions, blobs, audience, isUnconfirmed })
  const identity = createIdentityHandlers({ world, sessions, records })
  const didOf = (token: string) => {
    const session = sessions.checkAccess(token)
    return typeof session === 'string' ? undefined : session.did
  }

  const posts: Readonly<Record<string, XrpcHandler>> = {
    'com.atproto.server.createSession': identity.createSession,
    'com.atproto.server.refreshSession': identity.refreshSession,
    'com.atproto.server.deleteSession': identity.deleteSession,
    'com.atproto.repo.uploadBlob': blobs.upload(didOf),
    'com.atproto.repo.createRecord': records.create,
    'com.atproto.repo.putRecord': records.put,
    'com.atproto.repo.deleteRecord': records.remove,
    'app.bsky.video.uploadVideo': video.upload,
  }
  const gets: Readonly<Record<string, XrpcHandler>> = {
    'com.atproto.identity.resolveHandle': identity.resolveHandle,
    'com.atproto.server.describeServer': () => xrpcOk({ did: audience, availableUserDomains: [] }),
    'com.atproto.server.getSession': identity.getSession,
    'com.atproto.server.getServiceAuth': video.authorize,
    'com.atproto.repo.getRecord': records.read,
    'app.bsky.actor.getProfile': identity.getProfile,
    'app.bsky.feed.getPosts': createPostReader({ clock, records, sessions }),
    'app.bsky.feed.getPostThread': createThreadReader({ clock, records, sessions }),
    'app.bsky.notification.listNotifications': createNotificationReader({
      clock,
      records,
      sessions,
    }),
    'app.bsky.feed.getAuthorFeed': createFeedReader({ clock, records, sessions }),
    'app.bsky.video.getJobStatus': video.status,
    'app.bsky.video.getUploadLimits': video.limits,
  }

  const show = ({ params }: FakeRequest): FakeReply => {
    const record = records.find(params.did ?? '', params.rkey ?? '')
    if (!record) return { status: 404, text: 'Not found' }
    const author = findByDid(record.did)?.handle ?? record.did
    const { text, media } = presentOf(record)
    return { status: 200, html: renderPostPage({ title: 'Bluesky', author, text, media }) }
  }

  const document = ({ params }: FakeRequest): FakeReply => {
    const account = findByDid(params.did ?? '')
    return account
      ? { status: 200, json: createDidDocument({ world, account }) }
      : { status: 404, json: { message: 'DID not registered' } }
  }

  const presentOf = (record: ReturnType<typeof records.all>[number]): FakePost => ({
    id: record.uri,
    accountId: record.did,
    text: textAt(record.value, 'text') ?? '',
    media: listMedia(record.value).map(({ kind, link }) => ({
      kind,
      url: `${world.hostUrl}/bluesky${blobs.find(link)?.path ?? ''}`,
    })),
    createdAt: record.writtenAt.toISOString(),
    url: `${world.hostUrl}/bluesky/www/profile/${record.did}/post/${record.rkey}`,
    ...('reply' in record.value && { note: 'Ответ в ветке' }),
  })

  return {
    id: 'bluesky',
    title: 'Bluesky',
    card: { order: ['author', 'words', 'media'], text: 'plain' },
    routes: [
      { method: 'GET', path: '/:host/xrpc/:name', handle: dispatch(gets) },
      { method: 'POST', path: '/:host/xrpc/:name', handle: dispatch(posts) },
      { method: 'GET', path: '/plc/:did', handle: document },
      { method: 'GET', path: '/www/profile/:did/post/:rkey', handle: show },
      shelf.route,
    ],
    people: () =>
      BLUESKY_ACCOUNTS.map(({ did, name, handle, appPassword, isGuest = false }) => ({
        id: did,
        name,
        isGuest,
        handle: `@${handle}`,
        hint: `Пароль приложения: ${appPassword}`,
      })),
    posts: () =>
      records
        .all()
        .filter(({ did }) => !findStrangerByDid(did))
        .map(presentOf),
    voice: createVoice(records),
    revokeAccount: sessions.revoke,
    expireAccess: sessions.expireAccess,
    accessTo: sessions.accessTo,
    get actions() {
      return switches.actions
    },
    backdate: records.backdate,
    remove: records.forget,
    reset: () => {
      for (const part of [shelf, sessions, blobs, records, video, switches]) part.reset()
    },
    faultReply: ({ status, retryAfterSeconds = 60 }) => {
      if (status !== 429) return xrpcError(status, 'InternalServerError', 'Internal Server Error')
      const reset = Math.floor(clock.now().getTime() / 1000) + retryAfterSeconds
      return {
        ...xrpcError(429, 'RateLimitExceeded', 'Rate Limit Exceeded'),
        headers: { 'ratelimit-limit': '3000', 'ratelimit-reset': String(reset) },
      }
    },
  }
}

const dispatch =
  (handlers: Readonly<Record<string, XrpcHandler>>): FakeRoute['handle'] =>
  (request) =>
    handlers[request.params.name ?? '']?.(request) ??
    xrpcError(501, 'MethodNotImplemented', 'Method Not Implemented')
