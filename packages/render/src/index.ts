export { RenderFailedError, type RenderFailure } from './render-failed-error.ts'
export {
  type RenderedVideo,
  type RenderRequest,
  renderScene,
  renderStills,
} from './render-scene.ts'
export { RENDER_VERSION } from './render-version.ts'
export { closeIdleWorkers, type RenderLimits } from './run-in-worker.ts'
