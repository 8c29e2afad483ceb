// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, toNetworkError } from '../platform/api/api-error.ts'
import type { SafeStorage } from '../platform/storage/safe-storage.ts'
import { createBackups } from './backups.ts'
import { createDocument, type DocumentOptions } from './document.ts'
import type { Saved } from './saver.ts'

type Draft = { text: string }
type Options = Partial<DocumentOptions<Draft, string | null>>
const draftOf = (text: string): Draft => ({ text })

const texts = new Map<string, string>()
const storage: SafeStorage = {
  read: (key) => texts.get(key) ?? null,
  write: (key, value) => void texts.set(key, value),
  remove: (key) => void texts.delete(key),
  keys: () => [...texts.keys()],
}
const backups = createBackups({
  storage,
  workspaceId: 'w1',
  name: 'note',
  draft: z.object({ text: z.string() }),
  extra: z.nullable(z.string()),
})

let server: Saved<Draft>
let failure: unknown
let sent: string[]

const answer = (draft: Draft) => {
  sent.push(draft.text)
  if (failure !== undefined) throw failure
  Object.assign(server, { draft, version: server.version + 1 })
  return { id: server.id, version: server.version }
}
const calls = {
  create: async ({ draft }: { draft: Draft }) => answer(draft),
  update: async ({ draft, saved }: { draft: Draft; saved: Saved<Draft> }) => {
    if (saved.version === server.version) return answer(draft)
    throw new ApiError({ code: 'VERSION_CONFLICT', status: 409, message: 'Изменён' })
  },
  fetch: async () => ({ ...server }),
}

const openDocument = (options: Options = {}) => {
  const document = createDocument<Draft, string | null>({
    calls,
    backups,
    opened: undefined,
    initial: draftOf(''),
    initialExtra: null,
    isBlank: ({ text }) => text === '',
    isReaddressed: false,
    ...options,
  })
  const leave = document.open()
  const type = (text: string, { isAutomatic = true, extra = '' } = {}) =>
    document.edit({ draft: draftOf(text), extra, isAutomatic })
  const stateOf = () => document.store.getState().saveState.kind
  return { ...document, leave, type, stateOf }
}
const opened = (): Saved<Draft> => ({ id: 'd1', version: 3, draft: draftOf('было') })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  texts.clear()
  server = { id: 'd1', version: 3, draft: draftOf('было') }
  failure = undefined
  sent = []
})
afterEach(() => {
  vi.useRealTimers()
})

it('debounces the save', async () => {
  const { type, stateOf } = openDocument({ opened: opened() })
  type('п')
  await pass(500)
  type('пр')
  expect(stateOf()).toBe('unsaved')
  await pass(999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual(['пр'])
  expect(stateOf()).toBe('saved')
})

it('saves by a call only where half a sentence must not go out', async () => {
  const { type, stateOf, save, isHeld } = openDocument({ opened: opened() })
  type('правка', { isAutomatic: false })
  await pass(60_000)
  expect(sent).toEqual([])
  expect(stateOf()).toBe('unsaved')
  expect(isHeld()).toBe(true)
  await save()
  expect(sent).toEqual(['правка'])
  expect(isHeld()).toBe(false)
})

it('is clean again when a change is taken back', async () => {
  const { type, stateOf } = openDocument({ opened: opened() })
  type('б')
  type('было')
  expect(stateOf()).toBe('saved')
  expect(texts.size).toBe(0)
  await pass(60_000)
  expect(sent).toEqual([])
})

it('keeps the draft on this device without a network and sends it when the network is back', async () => {
  const { type, stateOf } = openDocument({ opened: opened() })
  failure = toNetworkError(new Error('cut'))
  type('без сети')
  await pass(1000)
  expect(stateOf()).toBe('offline')
  expect(backups.read('d1')?.draft).toEqual(draftOf('без сети'))
  failure = undefined
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(stateOf()).toBe('saved')
  expect(server.draft).toEqual(draftOf('без сети'))
  expect(texts.size).toBe(0)
})

it('retries by itself while the server is down', async () => {
  const { type, stateOf } = openDocument({ opened: opened() })
  failure = toNetworkError(new Error('down'))
  type('правка')
  await pass(1000)
  failure = undefined
  await pass(10_000)
  expect(sent).toEqual(['правка', 'правка'])
  expect(stateOf()).toBe('saved')
})

it('shows the refusal, confirms before leaving, and retries after a change', async () => {
  const { type, store, isHeld } = openDocument({ opened: opened() })
  failure = new ApiError({ code: 'VALIDATION_FAILED', status: 400, message: 'Слишком длинно' })
  type('длинно')
  await pass(1000)
  expect(store.getState().saveState).toEqual({ kind: 'refused', error: failure })
  expect(isHeld()).toBe(true)
  failure = undefined
  type('короче')
  await pass(1000)
  expect(server.draft).toEqual(draftOf('короче'))
})

it('restores what was not saved, with the version it was based on', async () => {
  const first = openDocument({ opened: opened() })
  first.type('не успел', { extra: 'завтра' })
  const { opening, store, save, type } = openDocument({
    opened: { id: 'd1', version: 9, draft: draftOf('чужое') },
  })
  expect(store.getState().isRestored).toBe(true)
  expect(opening).toMatchObject({ draft: draftOf('не успел'), extra: 'завтра' })
  server = { id: 'd1', version: 9, draft: draftOf('чужое') }
  type('не успел')
  await save()
  expect(store.getState().saveState).toMatchObject({ kind: 'conflict' })
  expect(server.draft).toEqual(draftOf('чужое'))
})

it('offers nothing when the backup is what the server has', () => {
  openDocument({ opened: opened() }).type('правка')
  const again = openDocument({ opened: { id: 'd1', version: 4, draft: draftOf('правка') } })
  expect(again.store.getState().isRestored).toBe(false)
})

it('starts over from what the server has, or from a new document', async () => {
  openDocument({ opened: opened() }).type('правка')
  const known = openDocument({ opened: opened() })
  expect(known.startOver()).toEqual(draftOf('было'))
  expect(known.store.getState().isRestored).toBe(false)
  expect(backups.read('d1')).toBeUndefined()

  openDocument().type('новое')
  const key = backups.read(undefined)?.key
  const fresh = openDocument()
  expect(fresh.startOver()).toEqual(draftOf(''))
  fresh.type('другое')
  expect(backups.read(undefined)?.key).not.toBe(key)
})

it('finds a new document that has no address again after a reload, until it is left', async () => {
  const first = openDocument()
  first.type('черновик')
  await pass(1000)
  const reloaded = openDocument()
  expect(reloaded.store.getState().isRestored).toBe(true)
  reloaded.type('черновик 2')
  await pass(1000)
  expect(sent).toEqual(['черновик', 'черновик 2'])
  expect(server.version).toBe(5)
  reloaded.leave()
  expect(texts.size).toBe(0)
})

it('creates one document even when the answer was lost before a reload', async () => {
  failure = toNetworkError(new Error('cut'))
  const first = openDocument()
  first.type('а')
  await pass(1000)
  first.type('аб')
  // A reload cancels the timers of the page.
  vi.clearAllTimers()
  failure = undefined
  const reloaded = openDocument()
  reloaded.type('абв')
  await pass(1000)
  expect(sent).toEqual(['а', 'а', 'абв'])
})

it('keeps the backup of a document that got an address under that address', async () => {
  const { type, store } = openDocument({ isReaddressed: true })
  type('рилс')
  expect(backups.read(undefined)).toBeDefined()
  await pass(1000)
  expect(store.getState().savedId).toBe('d1')
  expect(texts.size).toBe(0)
  type('рилс 2')
  expect(backups.read(undefined)).toBeUndefined()
  expect(backups.read('d1')?.draft).toEqual(draftOf('рилс 2'))
})

it('saves on leaving and drops the backup only when that worked', async () => {
  const first = openDocument({ opened: opened() })
  failure = toNetworkError(new Error('cut'))
  first.type('на бегу')
  first.leave()
  await pass(0)
  expect(backups.read('d1')?.draft).toEqual(draftOf('на бегу'))
  failure = undefined
  const second = openDocument({ opened: opened() })
  second.type('на бегу')
  second.leave()
  await pass(0)
  expect(server.draft).toEqual(draftOf('на бегу'))
  expect(texts.size).toBe(0)
})

it('waits for the resolution of a conflict, then keeps mine, theirs, or both', async () => {
  const meet = async () => {
    texts.clear()
    server = { id: 'd1', version: 9, draft: draftOf('чужое') }
    const document = openDocument({ opened: opened() })
    document.type('моё')
    await pass(1000)
    expect(document.stateOf()).toBe('conflict')
    document.type('моё!')
    await pass(60_000)
    expect(document.stateOf()).toBe('conflict')
    expect(server.draft).toEqual(draftOf('чужое'))
    expect(backups.read('d1')?.draft).toEqual(draftOf('моё!'))
    return document
  }
  await (await meet()).keepMine()
  expect(server).toMatchObject({ draft: draftOf('моё!'), version: 10 })

  const taking = await meet()
  expect(taking.acceptTheirs()).toEqual(draftOf('чужое'))
  expect(taking.stateOf()).toBe('saved')
  expect(texts.size).toBe(0)

  const parting = await meet()
  server.id = 'd2'
  expect(await parting.saveApart()).toMatchObject({ id: 'd2', draft: draftOf('моё!') })
})

it('marks content sent by a publishing request as saved, and rethrows its refusal', async () => {
  const { type, flushInto, stateOf, isDirty } = openDocument({ opened: opened() })
  type('в эфир')
  failure = new ApiError({ code: 'POST_NOT_READY', status: 422, message: 'Не готово' })
  const publish = () => flushInto(async ({ draft }) => ({ ...answer(draft), isOut: true }))
  await expect(publish()).rejects.toThrow('Не готово')
  expect(stateOf()).toBe('unsaved')
  failure = undefined
  expect(await publish()).toMatchObject({ isOut: true, version: 4 })
  expect(isDirty()).toBe(false)
  expect(texts.size).toBe(0)
})

it('has no backup of what is saved while the next screen is still loading', async () => {
  const { type, leave, save } = openDocument()
  type('Один')
  await save()
  expect(texts.size).toBe(1)
  leave()
  expect(texts.size).toBe(0)
  // Typed before the screen is gone.
  type('Два')
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft.text).toBe('Два')
})

it('leaves nothing behind once it is closed', async () => {
  const { type, close, leave, isHeld } = openDocument()
  type('удалят')
  close()
  type('удалят!')
  expect(isHeld()).toBe(false)
  leave()
  await pass(60_000)
  expect(sent).toEqual([])
  expect(texts.size).toBe(0)
})
