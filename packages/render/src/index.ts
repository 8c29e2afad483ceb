export { RENDER_VERSION } from './job.ts'
export { RenderFailedError, type RenderFailure } from './render-failed-error.ts'
export {
  type RenderedVideo,
  type RenderRequest,
  renderScene,
  renderStills,
} from './render-scene.ts'
export { closeIdleWorkers, type RenderLimits } from './run-in-worker.ts'
