import { mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskFiles } from './_shared/disk-files.ts'
import { parseRecords, writeRecords } from './_shared/record-codec.ts'
import type { Memory } from './memory.ts'

type StoredTable = { map: Map<string, unknown>; isKept(record: unknown): boolean }
type Log = { warn(detail: object, message: string): void }

/** Increase when the stored shape changes: state of another version is ignored. */
const VERSION = 1

class WatchedMap<T> extends Map<string, T> {
  onChange: () => void = () => {}

  override set(key: string, value: T): this {
    super.set(key, value)
    // The Map constructor fills it before our fields exist.
    this.onChange?.()
    return this
  }
  override delete(key: string): boolean {
    this.onChange()
    return super.delete(key)
  }
  override clear(): void {
    this.onChange()
    super.clear()
  }
}

/** The file was written by `table` of the same version and name, so its records have that type. */
const asRecords = <T>(records: Readonly<Record<string, unknown>>) =>
  Object.entries(records) as [string, T][]
const asRecord = <T>(record: unknown) => record as T

/**
 * Stores tables in one file that is replaced atomically, and files next to it. A flush during a write waits for one
 * more write, shared by all waiting callers.
 */
export function openDiskMemory({ folder, log }: { folder: string; log: Log }): Memory {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'sandbox-state.json')
  const found = readState({ path, log })
  const tables = new Map<string, StoredTable>()
  const files = createDiskFiles({ folder: join(folder, 'sandbox-media'), log })
  let isDirty = false
  let writing: Promise<void> | undefined
  let next: Promise<void> | undefined

  const write = async () => {
    isDirty = false
    const state = Object.fromEntries(
      [...tables].map(([name, { map, isKept }]) => [
        name,
        Object.fromEntries([...map].filter(([, record]) => isKept(record))),
      ]),
    )
    const draft = `${path}.${process.pid}`
    try {
      await writeFile(draft, writeRecords({ version: VERSION, tables: { ...found, ...state } }), {
        mode: 0o600,
      })
      await rename(draft, path)
      await files.settle()
    } catch (error) {
      isDirty = true
      log.warn({ err: error }, 'the state of the sandbox was not kept')
    }
  }

  const begin = (): Promise<void> => {
    next = undefined
    writing = write().finally(() => {
      writing = undefined
    })
    return writing
  }

  return {
    table: <T>(name: string, isKept: (record: T) => boolean = () => true) => {
      const map = new WatchedMap<T>(asRecords<T>(found[name] ?? {}))
      map.onChange = () => {
        isDirty = true
      }
      tables.set(name, { map, isKept: (record) => isKept(asRecord<T>(record)) })
      return map
    },
    files,
    touch: () => {
      isDirty = true
    },
    flush: async () => {
      if (!isDirty) return writing
      if (!writing) return begin()
      next ??= writing.then(begin)
      return next
    },
  }
}

function readState({ path, log }: { path: string; log: Log }) {
  try {
    const { version, tables } = parseRecords(readFileSync(path, 'utf8'))
    if (version === VERSION) return tables
    log.warn({ path }, 'the kept state of the sandbox is of another version and is left out')
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isNew) log.warn({ err: error, path }, 'the kept state of the sandbox is not readable')
  }
  return {}
}
