import path from 'node:path'
import { buildSite, WEB_ROOT } from './build-site.ts'
import { printSizes } from './print-sizes.ts'

// Always a production build, regardless of the shell's NODE_ENV.
process.env.NODE_ENV = 'production'

const outDir = path.join(WEB_ROOT, 'dist')

await buildSite({ outDir })
await printSizes(path.join(outDir, 'client'))
