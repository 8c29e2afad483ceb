import { renderScene } from '../src/index.ts'

/** Renders in a separate process that a test can kill; the argument is the request as JSON. */
const [request = ''] = process.argv.slice(2)
// The test may close the pipe before the render ends.
process.stdout.on('error', () => undefined)
await renderScene({
  ...JSON.parse(request),
  onProgress: () => process.stdout.write('.'),
  deliver: async () => undefined,
})
