import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock } from '../fake-network.ts'
import type { BlobRef, Blobs } from './blobs.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'

type Job = {
  jobId: string
  did: string
  size: number
  at: number
  readyAt: number
  blob: BlobRef
  isRefused: boolean
}

const PROCESSING_SECONDS = 5
const DAILY_VIDEOS = 25
const DAILY_BYTES = 10_000_000_000

/** The video service: transcodes and writes the result to the account's PDS. */
export function createVideoService(input: {
  clock: FakeClock
  sessions: Sessions
  blobs: Blobs
  /** Host of the PDS, as in its did:web. */
  audience: string
  /** The e-mail of the accounts is not confirmed. */
  isUnconfirmed(): boolean
}) {
  const permits = new Map<string, { did: string; exp: number; aud: string; lxm: string }>()
  const jobs = new Map<string, Job>()
  const now = () => input.clock.now().getTime()

  const statusOf = (job: Job) => {
    const { jobId, did, blob } = job
    if (job.readyAt > now()) return { jobId, did, state: 'JOB_STATE_ENCODING', progress: 50 }
    return job.isRefused
      ? { jobId, did, state: 'JOB_STATE_FAILED', error: 'invalid_video', message: 'Cannot decode' }
      : { jobId, did, state: 'JOB_STATE_COMPLETED', progress: 100, blob }
  }

  const authorize: XrpcHandler = ({ headers, query }) => {
    const session = input.sessions.checkAccess(readBearer(headers))
    if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
    const exp = Number(query.get('exp')) * 1000
    if (!(exp > now())) return xrpcError(400, 'BadExpiration', 'expiration is in the past')
    const token = `service.${randomUUID()}`
    const [aud, lxm] = [query.get('aud') ?? '', query.get('lxm') ?? '']
    permits.set(token, { did: session.did, exp, aud, lxm })
    return xrpcOk({ token })
  }

  /** The account of a service token that allows this call. */
  const findPermit = (token: string, lxm: string) => {
    const permit = permits.get(token)
    const isPermitted = permit && permit.exp > now() && permit.aud === input.audience
    return isPermitted && permit.lxm === lxm ? permit : undefined
  }

  const limits: XrpcHandler = ({ headers }) => {
    const permit = findPermit(readBearer(headers), 'app.bsky.video.getUploadLimits')
    if (!permit) return xrpcError(401, 'AuthMissing', 'Authentication Required')
    if (input.isUnconfirmed()) {
      return xrpcOk({ canUpload: false, error: 'unconfirmed_email', message: 'Confirm your email' })
    }
    const since = now() - DAY_MS
    const own = [...jobs.values()].filter((job) => job.did === permit.did && job.at > since)
    const left = DAILY_VIDEOS - own.length
    const bytes = DAILY_BYTES - own.reduce((sum, job) => sum + job.size, 0)
    return xrpcOk({
      canUpload: left > 0 && bytes > 0,
      remainingDailyVideos: Math.max(0, left),
      remainingDailyBytes: Math.max(0, bytes),
    })
  }

  const upload: XrpcHandler = ({ headers, query, bytes, behaviour: mood }) => {
    const permit = findPermit(readBearer(headers), 'com.atproto.repo.uploadBlob')
    if (permit?.did !== query.get('did') || !permit) {
      return xrpcError(401, 'AuthMissing', 'Authentication Required')
    }
    // As observed: a job without an id, and no error code.
    if (input.isUnconfirmed()) {
      const jobStatus = { jobId: '', state: '', did: permit.did, error: 'unconfirmed_email' }
      return { status: 401, json: { jobStatus } }
    }
    if (headers['content-type'] !== 'video/mp4') {
      return xrpcError(400, 'InvalidRequest', 'only mp4 is supported')
    }
    const { did } = permit
    const blob = input.blobs.store({ did, mimeType: 'video/mp4', bytes })
    const sent = [...jobs.values()].find((job) => job.blob.ref.$link === blob.ref.$link)
    if (sent) {
      return { status: 409, json: { ...statusOf(sent), error: 'already_exists' } }
    }
    const seconds = mood.processingSeconds ?? PROCESSING_SECONDS
    const job = {
      jobId: randomUUID(),
      did,
      size: bytes.length,
      at: now(),
      readyAt: now() + seconds * 1000,
      blob,
      isRefused: mood.isMediaRejected,
    }
    jobs.set(job.jobId, job)
    return xrpcOk(statusOf(job))
  }

  const status: XrpcHandler = ({ query }) => {
    const job = jobs.get(query.get('jobId') ?? '')
    return job
      ? xrpcOk({ jobStatus: statusOf(job) })
      : xrpcError(400, 'InvalidRequest', 'no such job')
  }

  return {
    authorize,
    limits,
    upload,
    status,
    reset: () => {
      permits.clear()
      jobs.clear()
    },
  }
}
