import { renderScene } from '../src/index.ts'

/** Renders in a process of its own, so that a test can kill it: arguments are the request as JSON. */
const [request = ''] = process.argv.slice(2)
// Whoever counts the dots may have seen enough of them.
process.stdout.on('error', () => undefined)
await renderScene({
  ...JSON.parse(request),
  onProgress: () => process.stdout.write('.'),
  deliver: async () => undefined,
})
