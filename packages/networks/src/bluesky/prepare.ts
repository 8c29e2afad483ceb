import * as z from 'zod/mini'
import type { NetworkContext } from '../network-adapter.ts'
import type { PrepareOutcome, Progress, PublishInput } from '../publish.ts'
import { listMentions } from './facets.ts'
import { createVideoRefusal, explainVideoReason } from './failures.ts'
import { resolveHandle } from './identity.ts'
import { blueskySettings } from './settings.ts'
import { readJob, readUploadLimits, uploadImage, uploadVideo } from './upload.ts'
import { blob, type VideoJob } from './wire.ts'

const progressSchema = z.object({
  people: z.optional(z.record(z.string(), z.string())),
  blobs: z._default(z.array(blob), []),
  /** Picture of the link card. */
  thumb: z.optional(blob),
  jobId: z.optional(z.string()),
})
export type PreparedPost = z.infer<typeof progressSchema>

export const preparedOf = (progress: Progress): PreparedPost => progressSchema.parse(progress)

const WAIT_SECONDS = 3

/** One upload per call, so that a crash loses at most one file. */
export async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const prepared = preparedOf(input.progress)
  if (!prepared.people) {
    const people = await findPeople({ ctx: input.ctx, text: input.publication.text })
    return { kind: 'step', progress: { ...prepared, people } }
  }
  const file = input.publication.media[prepared.blobs.length]
  if (!file) return prepareThumb({ input, prepared })
  if (file.kind === 'video') return prepareVideo({ input, prepared })
  const read = await uploadImage({ ctx: input.ctx, account: input.account, file })
  if (read.kind === 'failed') return read
  return { kind: 'step', progress: { ...prepared, blobs: [...prepared.blobs, read.data] } }
}

async function prepareThumb(of: {
  input: PublishInput
  prepared: PreparedPost
}): Promise<PrepareOutcome> {
  const { input, prepared } = of
  const { cover, media, settings } = input.publication
  const hasCard = media.length === 0 && blueskySettings.parse(settings).linkCard !== null
  if (!cover || !hasCard || prepared.thumb) return { kind: 'ready', progress: input.progress }
  const read = await uploadImage({ ctx: input.ctx, account: input.account, file: cover })
  return read.kind === 'ok' ? { kind: 'step', progress: { ...prepared, thumb: read.data } } : read
}

/** DIDs of mentioned handles; unknown handles are skipped. */
export async function findPeople(input: {
  ctx: NetworkContext
  text: string
}): Promise<Record<string, string>> {
  const people: Record<string, string> = {}
  for (const identifier of listMentions(input.text)) {
    const did = await resolveHandle({ ctx: input.ctx, identifier })
    if (did) people[identifier] = did
  }
  return people
}

async function prepareVideo(of: {
  input: PublishInput
  prepared: PreparedPost
}): Promise<PrepareOutcome> {
  const { input, prepared } = of
  const [file] = input.publication.media
  if (prepared.jobId) {
    const read = await readJob({ ctx: input.ctx, jobId: prepared.jobId })
    return read.kind === 'ok' ? proceed({ job: read.data, prepared }) : read
  }
  if (!file) return { kind: 'ready', progress: input.progress }
  const { ctx, account, publication } = input
  const limits = await readUploadLimits({ ctx, account })
  if (limits && !limits.canUpload) {
    const failure = explainVideoReason({ reason: limits.error, now: ctx.clock.now() })
    return { kind: 'failed', failure }
  }
  const read = await uploadVideo({ ctx, account, file, key: publication.key })
  if (read.kind === 'failed') return read
  const { jobId, error: reason } = read.data
  // The service reports a refusal as a job without an id.
  return jobId
    ? { kind: 'step', progress: { ...prepared, jobId } }
    : { kind: 'failed', failure: explainVideoReason({ reason, now: ctx.clock.now() }) }
}

function proceed({ job, prepared }: { job: VideoJob; prepared: PreparedPost }): PrepareOutcome {
  // A failed job may carry the blob of an earlier upload of the same file, which is usable.
  if (job.blob) return { kind: 'step', progress: { ...prepared, blobs: [job.blob] } }
  if (job.state === 'JOB_STATE_FAILED') {
    return { kind: 'failed', failure: createVideoRefusal('video_job_failed') }
  }
  return { kind: 'wait', progress: prepared, seconds: WAIT_SECONDS }
}
