import type { Module } from '../../../platform/module.ts'
import { mountWorkspaceV1 } from './workspace.routes.ts'

export { openApi } from './open-api.ts'

export const apiModule: Module = {
  name: 'api',
  routes(mount) {
    mountWorkspaceV1(mount)
  },
}
