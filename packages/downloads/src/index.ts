export {
  canRunScripts,
  type Engine,
  type EngineFault,
  type EngineLocation,
  findEngine,
  lookForEngine,
} from './_shared/engine/find-engine.ts'
export { EngineUpdateError, releaseHosts, updateEngine } from './_shared/engine/update-engine.ts'
export type { Track, WorkItem } from './_shared/items/item.ts'
export { createOutside, createPlayedOutside, type Outside } from './_shared/outside.ts'
export { DownloadRefusedError } from './_shared/refusal.ts'
export { createThrottle, type Throttle } from './_shared/stream/throttle.ts'
export { allSources } from './all-sources.ts'
export { type FoundLink, findLink, recognizeLink } from './find-link.ts'
export { openItem } from './open-item.ts'
export { readDetails, readPhotos, readWork } from './read-work.ts'
export type { SourceDetails } from './source.ts'
