// Run `npm install && npm run build` in this folder after changing a source.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname
const source = ['net.as'].map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const folder = mkdtempSync(join(tmpdir(), 'kadr-net-'))
const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js')
try {
  // asc only accepts .ts files; sources are named .as so that TypeScript tools skip them.
  writeFileSync(join(folder, 'net.ts'), source)
  execFileSync(
    process.execPath,
    [
      compiler,
      'net.ts',
      ...['-o', join(here, 'net.wasm'), '--enable', 'simd'],
      ...['--runtime', 'stub', '-O3'],
      ...['--noAssert', '--initialMemory', '64', '--use', 'abort='],
    ],
    { cwd: folder, stdio: 'inherit' },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(join(here, 'net.sum'), `${createHash('sha256').update(source).digest('hex')}\n`)
