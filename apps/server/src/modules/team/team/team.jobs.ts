import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { deleteClosedWorkspaces } from './delete-closed-workspaces.ts'
import { forgetInvitees } from './invites.service.ts'
import { inviteLetterJob, sendInviteLetter } from './send-invite-letter.ts'

const EVERY_HOUR = '17 * * * *'
const EVERY_DAY = '43 3 * * *'

export const deleteClosedWorkspacesJob = defineJob({
  name: 'team.delete-closed-workspaces',
  schema: z.object({}),
  cron: EVERY_HOUR,
  handle: ({ ctx }) => deleteClosedWorkspaces({ ctx }),
})

export const forgetInviteesJob = defineJob({
  name: 'team.forget-invitees',
  schema: z.object({}),
  cron: EVERY_DAY,
  handle: ({ ctx }) => forgetInvitees({ ctx }),
})

export const sendInviteLetterJob = defineJob({
  ...inviteLetterJob,
  options: { retryLimit: 8, retryDelay: 60 },
  handle: ({ ctx, data: { id } }) => sendInviteLetter({ ctx, id }),
})
