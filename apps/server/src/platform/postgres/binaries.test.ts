import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeLinks } from './binaries.ts'

it.each(['native', 'postgres-18'])(
  'makes the links of the package in a folder called %s',
  (name) => {
    const root = mkdtempSync(join(tmpdir(), 'kadr-binaries-'))
    const folder = join(root, name)
    mkdirSync(join(folder, 'lib'), { recursive: true })
    writeFileSync(join(folder, 'lib/libpq.so.5.18'), 'library')
    const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]
    writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(list))
    makeLinks(folder)
    expect(readFileSync(join(folder, 'lib/libpq.so'), 'utf8')).toBe('library')
    rmSync(root, { recursive: true })
  },
)
