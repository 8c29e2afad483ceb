import { getEndpoint } from '../_shared/endpoint.ts'
import { toStream } from '../_shared/file-stream.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { FileSource } from '../publish.ts'
import { getServer } from './tokens.ts'
import {
  type Blob,
  serviceAuth,
  type UploadLimits,
  uploadedBlob,
  uploadLimits,
  type VideoJob,
  videoJob,
} from './wire.ts'
import { callXrpc } from './xrpc.ts'

const UPLOAD_TIMEOUT_MS = 10 * 60 * 1000
const AUTH_SECONDS = 30 * 60
const UPLOAD_BLOB = 'com.atproto.repo.uploadBlob'

type UploadInput = { ctx: NetworkContext; account: Account; file: FileSource }

export async function uploadImage({ ctx, account, file }: UploadInput): Promise<Read<Blob>> {
  const read = await callXrpc({
    ctx,
    host: getServer({ ctx, account }),
    method: 'POST',
    name: 'com.atproto.repo.uploadBlob',
    token: account.tokens.accessToken,
    bytes: { type: file.mimeType, size: file.size, body: toStream(file) },
    schema: uploadedBlob,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.blob } : read
}

/** Uploads to the video service, which transcodes it and stores the result on the account's PDS. */
export async function uploadVideo(input: UploadInput & { key: string }): Promise<Read<VideoJob>> {
  const { ctx, account, file } = input
  const server = new URL(getServer({ ctx, account }))
  const auth = await authorize({ ctx, account, host: server.host, lxm: UPLOAD_BLOB })
  if (auth.kind === 'failed') return auth
  return callXrpc({
    ctx,
    host: getEndpoint({ ctx, name: 'video' }),
    method: 'POST',
    name: 'app.bsky.video.uploadVideo',
    token: auth.data.token,
    query: { did: account.profile.externalId, name: `${fileNameOf(input.key)}.mp4` },
    bytes: { type: file.mimeType, size: file.size, body: toStream(file) },
    schema: videoJob,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    // A 409 names the job of an earlier upload, other errors come as a job without an id.
    accepts: (body) => videoJob.safeParse(body).success,
  })
}

const fileNameOf = (key: string) => key.replace(/[^a-z0-9-]/gi, '-').slice(0, 60)

/** Remaining video quota of the day; undefined when it could not be read. */
export async function readUploadLimits({
  ctx,
  account,
}: {
  ctx: NetworkContext
  account: Account
}): Promise<UploadLimits | undefined> {
  const service = getEndpoint({ ctx, name: 'video' })
  const name = 'app.bsky.video.getUploadLimits'
  const auth = await authorize({ ctx, account, host: new URL(service).host, lxm: name })
  if (auth.kind === 'failed') return undefined
  const read = await callXrpc({
    ctx,
    host: service,
    method: 'GET',
    name,
    token: auth.data.token,
    schema: uploadLimits,
  })
  return read.kind === 'ok' ? read.data : undefined
}

/** Service token: lets the named host make one kind of call on behalf of the account. */
function authorize({
  ctx,
  account,
  host,
  lxm,
}: {
  ctx: NetworkContext
  account: Account
  host: string
  lxm: string
}) {
  const end = Math.floor(ctx.clock.now().getTime() / 1000) + AUTH_SECONDS
  return callXrpc({
    ctx,
    host: getServer({ ctx, account }),
    method: 'GET',
    name: 'com.atproto.server.getServiceAuth',
    token: account.tokens.accessToken,
    query: {
      aud: `did:web:${host.replace(':', '%3A')}`,
      lxm,
      exp: String(end),
    },
    schema: serviceAuth,
  })
}

export const readJob = ({ ctx, jobId }: { ctx: NetworkContext; jobId: string }) =>
  callXrpc({
    ctx,
    host: getEndpoint({ ctx, name: 'video' }),
    method: 'GET',
    name: 'app.bsky.video.getJobStatus',
    query: { jobId },
    schema: videoJob,
  })
