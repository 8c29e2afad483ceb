import * as z from 'zod/mini'
import { declareJob } from '../../platform/jobs/enqueue.ts'

export const checkUploadJob = declareJob({
  name: 'resources.check-upload',
  schema: z.object({ uploadId: z.uuid() }),
})

const processing = z.object({ resourceId: z.uuid(), fileId: z.uuid() })

export const processJob = declareJob({ name: 'resources.process', schema: processing })
export const processLongJob = declareJob({ name: 'resources.process-long', schema: processing })

const rendition = z.object({ resourceId: z.uuid(), fileId: z.uuid(), need: z.string() })

export const makeRenditionJob = declareJob({ name: 'resources.make-rendition', schema: rendition })
export const makeLongRenditionJob = declareJob({
  name: 'resources.make-long-rendition',
  schema: rendition,
})

export const deleteBlobsJob = declareJob({
  name: 'resources.delete-blobs',
  schema: z.object({ folders: z.array(z.string()) }),
})

export const dropOrphanJob = declareJob({
  name: 'resources.drop-orphan',
  schema: z.object({ id: z.uuid(), workspaceId: z.nullable(z.uuid()), fileId: z.uuid() }),
})
