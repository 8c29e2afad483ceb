import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, WEB_ROOT } from './build-site.ts'
import { printSizes } from './print-sizes.ts'

// Always a production build, regardless of the shell's NODE_ENV.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const outDir = path.resolve(WEB_ROOT, values.out)

await buildSite({ outDir })
await printSizes(path.join(outDir, 'client'))
