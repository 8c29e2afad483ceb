// Run `npm install && npm run build` in this folder after changing a source.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname
const source = ['kernel.as', 'colours.as', 'figures.as', 'sliding.as', 'shades.as']
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('\n')
const folder = mkdtempSync(join(tmpdir(), 'kadr-kernel-'))
const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js')
try {
  // asc only accepts .ts files; sources are named .as so that TypeScript tools skip them.
  writeFileSync(join(folder, 'kernel.ts'), source)
  execFileSync(
    process.execPath,
    [
      compiler,
      'kernel.ts',
      ...['-o', join(here, 'kernel.wasm'), '--enable', 'simd', '--enable', 'relaxed-simd'],
      ...['--runtime', 'stub', '-O3'],
      ...['--noAssert', '--initialMemory', '64', '--use', 'abort='],
    ],
    { cwd: folder, stdio: 'inherit' },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(join(here, 'kernel.sum'), `${createHash('sha256').update(source).digest('hex')}\n`)
