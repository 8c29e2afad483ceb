export { RenderFailedError, type RenderFailure } from './render-failed-error.ts'
export {
  type RenderedVideo,
  type RenderRequest,
  renderScene,
  renderStills,
} from './render-scene.ts'
export { RENDER_VERSION } from './worker/job.ts'
export { closeIdleWorkers, type RenderLimits } from './worker/run-in-worker.ts'
