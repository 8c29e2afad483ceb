import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadr-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets in one at a time', () => {
  const release = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(/Кадр уже запущен с папкой данных/)
  release()
  lockDataFolder(folder)()
})

it.each([
  ['a dead process', '999999999'],
  ['another process that got the same pid', `${process.pid} 1`],
  ['a torn write', ''],
])('takes over the lock of %s', (_case, content) => {
  writeFileSync(join(folder, 'kadr.lock'), content)
  lockDataFolder(folder)()
})
