import * as z from 'zod/mini'
import { declareJob } from '../../../platform/jobs/enqueue.ts'

export const checkUploadJob = declareJob({
  name: 'resources.check-upload',
  schema: z.object({ uploadId: z.uuid() }),
  endsWithOwner: true,
})

const processing = z.object({ resourceId: z.uuid(), fileId: z.uuid() })

export const processJob = declareJob({
  name: 'resources.process',
  schema: processing,
  endsWithOwner: true,
})
export const processLongJob = declareJob({
  name: 'resources.process-long',
  schema: processing,
  endsWithOwner: true,
})

const rendition = z.object({ resourceId: z.uuid(), fileId: z.uuid(), need: z.string() })

export const makeRenditionJob = declareJob({
  name: 'resources.make-rendition',
  schema: rendition,
  endsWithOwner: true,
})
export const makeLongRenditionJob = declareJob({
  name: 'resources.make-long-rendition',
  schema: rendition,
  endsWithOwner: true,
})

export const deleteBlobsJob = declareJob({
  name: 'resources.delete-blobs',
  schema: z.object({ folders: z.array(z.string()) }),
})

export const dropOrphanJob = declareJob({
  name: 'resources.drop-orphan',
  schema: z.object({ id: z.uuid(), workspaceId: z.nullable(z.uuid()), fileId: z.uuid() }),
})
