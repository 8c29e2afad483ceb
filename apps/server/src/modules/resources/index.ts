import type { Module } from '../../platform/module.ts'
import { mountMedia } from './media.routes.ts'
import { resourceJobs } from './resources.jobs.ts'
import { mountResources } from './resources.routes.ts'
import { mountUploads } from './uploads.routes.ts'

export { ORIGINAL } from './blob-keys.ts'
export { changeResources } from './change-resources.ts'
export { demuxerOf } from './demuxers.ts'
export { ensureFolder, getFolder } from './folders.service.ts'
export { listResources } from './list-resources.ts'
export { COVER } from './needs.ts'
export {
  deleteResourcesOfUser,
  deleteResourcesOfWorkspace,
  exportResources,
} from './personal-data.ts'
export { describeRendition, readThumbnail, readVariant } from './read-variant.ts'
export { removeUnused } from './remove-unused.ts'
export { ensureRendition } from './renditions.service.ts'
export { presentResource } from './resources.presenter.ts'
export type { ResourceRow } from './resources.repository.ts'
export { findResources, getResources } from './resources.service.ts'
export { storeFile } from './store-file.ts'
export { storeRendered } from './store-rendered.ts'
export { replaceUses } from './uses.service.ts'
export { ResourceUnusableError, withFiles } from './with-files.ts'

export const resourcesModule: Module = {
  name: 'resources',
  routes: mountResources,
  rawRoutes(tools) {
    mountUploads(tools)
    mountMedia(tools)
  },
  jobs: resourceJobs,
}
