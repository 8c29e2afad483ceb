import { randomUUID } from 'node:crypto'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock } from '../fake-network.ts'
import type { BlobRef, Blobs } from './blobs.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'

type Job = {
  jobId: string
  did: string
  size: number
  readyAt: number
  blob: BlobRef
  isRefused: boolean
}

const PROCESSING_SECONDS = 5

/** The video service: transcodes and writes the result to the account's PDS. */
export function createVideoService(input: {
  clock: FakeClock
  sessions: Sessions
  blobs: Blobs
  /** Host of the PDS, as in its did:web. */
  audience: string
}) {
  const permits = new Map<string, { did: string; exp: number }>()
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
    if (query.get('aud') !== input.audience || !(exp > now())) {
      return xrpcError(400, 'BadExpiration', 'expiration or audience is wrong')
    }
    const token = `service.${randomUUID()}`
    permits.set(token, { did: session.did, exp })
    return xrpcOk({ token })
  }

  const upload: XrpcHandler = ({ headers, query, bytes, behaviour: mood }) => {
    const permit = permits.get(readBearer(headers))
    if (!permit || permit.exp <= now() || permit.did !== query.get('did')) {
      return xrpcError(401, 'AuthMissing', 'Authentication Required')
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
    upload,
    status,
    reset: () => {
      permits.clear()
      jobs.clear()
    },
  }
}
