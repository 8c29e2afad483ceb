import type { Module } from '../../platform/module.ts'
import { deleteClosedWorkspacesJob } from './team.jobs.ts'
import { mountTeam } from './team.routes.ts'

export { acceptInvite } from './accept-invite.ts'
export { exportTeam } from './export-team.ts'
export { createInvite } from './invites.service.ts'
export { getSeats } from './seats.ts'

export const teamModule: Module = {
  name: 'team',
  routes: mountTeam,
  jobs: () => [deleteClosedWorkspacesJob],
}
