import type { Module } from '../../../platform/module.ts'
import { exportResources } from './personal-data.ts'
import { resourceJobs } from './resources.jobs.ts'
import { mountResources } from './resources.routes.ts'
import { searchableResources } from './search-resources.repository.ts'
import { mountMedia } from './serving/media.routes.ts'
import { mountUploads } from './uploads/uploads.routes.ts'

export { ORIGINAL } from './blob-keys.ts'
export { changeResources } from './change-resources.ts'
export { ensureFolder, getFolder } from './folders.service.ts'
export { listResources } from './list-resources.ts'
export { deleteResourcesOfUser, deleteResourcesOfWorkspace } from './personal-data.ts'
export { demuxerOf } from './processing/demuxers.ts'
export { COVER } from './processing/needs.ts'
export { ensureRendition } from './processing/renditions.service.ts'
export { storeRendered } from './processing/store-rendered.ts'
export { ResourceUnusableError, withFiles } from './processing/with-files.ts'
export { removeUnused } from './remove-unused.ts'
export { presentResource } from './resources.presenter.ts'
export type { ResourceRow } from './resources.repository.ts'
export { findResources, getResource, getResources } from './resources.service.ts'
export { describeRendition, readThumbnail, readVariant } from './serving/read-variant.ts'
export { storeFile } from './uploads/store-file.ts'
export { clearPlannedUses, listUses } from './uses.repository.ts'
export { replaceUses } from './uses.service.ts'

export const resourcesModule: Module = {
  name: 'resources',
  routes: mountResources,
  rawRoutes(tools) {
    mountUploads(tools)
    mountMedia(tools)
  },
  jobs: resourceJobs,
  exportPersonalData: exportResources,
  searchable: searchableResources,
}
