import * as z from 'zod/mini'
import { declareJob } from '../../../platform/jobs/enqueue.ts'

export const readFootageJob = declareJob({
  name: 'footage.read',
  schema: z.object({ id: z.uuid() }),
})
