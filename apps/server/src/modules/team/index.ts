import type { Module } from '../../platform/module.ts'
import { deleteClosedWorkspacesJob } from './team.jobs.ts'
import { mountTeam } from './team.routes.ts'

export { exportTeam } from './export-team.ts'

export const teamModule: Module = {
  name: 'team',
  routes: mountTeam,
  jobs: () => [deleteClosedWorkspacesJob],
}
