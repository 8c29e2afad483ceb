import type { Module } from '../../../platform/module.ts'
import { exportGenerations } from './export-generations.ts'
import { sweepJob } from './generations.jobs.ts'
import { mountGenerations } from './generations.routes.ts'
import { isRendererReady, runRenderer } from './render-loop.ts'
import { measureGenerations } from './sweep-generations.ts'

export { assetOf } from './generation-order.ts'
export { getGeneration, listHistory } from './history.service.ts'
export { findLastGenerations, findReelOfGeneration } from './last-generations.ts'
export { isRendererIdle, queueGeneration } from './queue-generation.ts'

export const generationsModule: Module = {
  name: 'generations',
  routes: mountGenerations,
  jobs: () => [sweepJob],
  measure: measureGenerations,
  isReady: { role: 'render', check: isRendererReady },
  exportPersonalData: exportGenerations,
  services: (ctx) => [
    {
      name: 'renderer',
      role: 'render',
      isEverywhere: true,
      run: (signal) => runRenderer({ ctx, signal }),
    },
  ],
}
