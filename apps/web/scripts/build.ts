import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, WEB_ROOT } from './build-site.ts'
import { printSizes } from './print-sizes.ts'

// A build is a production build, whatever the shell that asked for it.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const outDir = path.resolve(WEB_ROOT, values.out)
/** Canonical addresses need the origin the site is known by. */
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '')

await buildSite({ outDir, origin })
await printSizes(path.join(outDir, 'client'))
