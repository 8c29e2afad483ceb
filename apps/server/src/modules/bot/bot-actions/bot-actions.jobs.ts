import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { act } from './act.ts'
import { actJob } from './press-action.ts'

export const actOnPress = defineJob({
  ...actJob,
  handle: ({ ctx, data: { id } }) => act({ ctx, id }),
})
