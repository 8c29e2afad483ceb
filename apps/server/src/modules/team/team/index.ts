import type { Module } from '../../../platform/module.ts'
import { exportTeam } from './export-team.ts'
import { deleteClosedWorkspacesJob, forgetInviteesJob, sendInviteLetterJob } from './team.jobs.ts'
import { mountTeam } from './team.routes.ts'

export { acceptInvite } from './accept-invite.ts'
export { changeCurrent } from './current-workspace.ts'
export { createInvite } from './invites.service.ts'
export { getSeats } from './seats.ts'
export { handleInviteUpdate } from './send-invite-message.ts'

export const teamModule: Module = {
  name: 'team',
  routes: mountTeam,
  jobs: () => [deleteClosedWorkspacesJob, forgetInviteesJob, sendInviteLetterJob],
  exportPersonalData: exportTeam,
}
