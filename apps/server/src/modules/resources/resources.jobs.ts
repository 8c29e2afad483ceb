import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../../platform/jobs/job-definition.ts'
import { checkUpload } from './check-upload.ts'
import { deleteFolders } from './delete-blobs.ts'
import {
  CHECK_UPLOAD_JOB,
  DELETE_BLOBS_JOB,
  DROP_ORPHAN_JOB,
  MAKE_RENDITION_JOB,
  PROCESS_JOB,
  SWEEP_JOB,
} from './job-names.ts'
import { dropOrphan, dropUnfinished } from './orphans.ts'
import { processResource } from './process-resource.ts'
import { makeAskedRendition } from './renditions.service.ts'
import { expireUploads } from './uploads.service.ts'

/** An hour: the longest video on a slow machine. */
const LONG = { batchSize: 1, concurrency: 1, expireInSeconds: 3600, retryLimit: 5 }

const checkUploadJob = defineJob({
  name: CHECK_UPLOAD_JOB,
  schema: z.object({ uploadId: z.uuid() }),
  options: { batchSize: 1, concurrency: 2 },
  handle: ({ ctx, data }) => checkUpload({ ctx, uploadId: data.uploadId }),
})

const processJob = defineJob({
  name: PROCESS_JOB,
  schema: z.object({ resourceId: z.uuid(), fileId: z.uuid() }),
  options: LONG,
  handle: ({ ctx, data, job }) => processResource({ ctx, ...data, signal: job.signal }),
})

const makeRenditionJob = defineJob({
  name: MAKE_RENDITION_JOB,
  schema: z.object({ resourceId: z.uuid(), fileId: z.uuid(), need: z.string() }),
  options: LONG,
  handle: ({ ctx, data, job }) => makeAskedRendition({ ctx, ...data, signal: job.signal }),
})

const deleteBlobsJob = defineJob({
  name: DELETE_BLOBS_JOB,
  schema: z.object({ folders: z.array(z.string()) }),
  options: { batchSize: 5, concurrency: 1, retryLimit: 20, retryDelay: 30 },
  handle: ({ ctx, data }) => deleteFolders({ ctx, folders: data.folders }),
})

const dropOrphanJob = defineJob({
  name: DROP_ORPHAN_JOB,
  schema: z.object({ id: z.uuid(), workspaceId: z.nullable(z.uuid()), fileId: z.uuid() }),
  handle: ({ ctx, data }) => dropOrphan({ ctx, place: data }),
})

/** What was begun and never finished: uploads, and writes of processes that were killed. */
const sweepJob = defineJob({
  name: SWEEP_JOB,
  schema: z.object({}),
  cron: '*/15 * * * *',
  async handle({ ctx }) {
    await expireUploads({ ctx })
    await dropUnfinished({ ctx })
  },
})

export const resourceJobs = (): JobDefinition[] => [
  checkUploadJob,
  processJob,
  makeRenditionJob,
  deleteBlobsJob,
  dropOrphanJob,
  sweepJob,
]
