export { RenderFailedError, type RenderFailure } from './render-failed-error.ts'
export {
  type RenderedVideo,
  type RenderRequest,
  renderScene,
  renderStills,
} from './render-scene.ts'
export { RENDER_VERSION } from './render-version.ts'
export type { RenderLimits } from './run-in-worker.ts'
export { closeIdleWorkers } from './worker-pool.ts'
