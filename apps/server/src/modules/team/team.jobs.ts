import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deleteClosedWorkspaces } from './delete-closed-workspaces.ts'

const EVERY_HOUR = '17 * * * *'

export const deleteClosedWorkspacesJob = defineJob({
  name: 'team.delete-closed-workspaces',
  schema: z.object({}),
  cron: EVERY_HOUR,
  handle: ({ ctx }) => deleteClosedWorkspaces({ ctx }),
})
