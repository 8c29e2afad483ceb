import { getEndpoint } from '../_shared/endpoint.ts'
import { toStream } from '../_shared/file-stream.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { MediaFile } from '../publish.ts'
import { getServer } from './tokens.ts'
import { type Blob, serviceAuth, uploadedBlob, type VideoJob, videoJob } from './wire.ts'
import { callXrpc } from './xrpc.ts'

const UPLOAD_TIMEOUT_MS = 10 * 60 * 1000
const AUTH_SECONDS = 30 * 60

type Uploading = { ctx: NetworkContext; account: Account; file: MediaFile }

export async function uploadImage({ ctx, account, file }: Uploading): Promise<Read<Blob>> {
  const read = await callXrpc({
    ctx,
    host: getServer(account.profile),
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
export async function uploadVideo(input: Uploading & { key: string }): Promise<Read<VideoJob>> {
  const { ctx, account, file } = input
  const auth = await authorizeUpload({ ctx, account })
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
    // Already uploaded, perhaps by an attempt that got no reply: the 409 names that job.
    acceptedStatus: 409,
  })
}

const fileNameOf = (key: string) => key.replace(/[^a-z0-9-]/gi, '-').slice(0, 60)

/** Service token that lets the video service write to the PDS on behalf of the account. */
function authorizeUpload({ ctx, account }: { ctx: NetworkContext; account: Account }) {
  const server = new URL(getServer(account.profile))
  const end = Math.floor(ctx.clock.now().getTime() / 1000) + AUTH_SECONDS
  return callXrpc({
    ctx,
    host: getServer(account.profile),
    method: 'GET',
    name: 'com.atproto.server.getServiceAuth',
    token: account.tokens.accessToken,
    query: {
      aud: `did:web:${server.host.replace(':', '%3A')}`,
      lxm: 'com.atproto.repo.uploadBlob',
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
