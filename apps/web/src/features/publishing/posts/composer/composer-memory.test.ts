import { expect, it } from 'vitest'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { anAccount } from './account.fixture.ts'
import { EMPTY_FORM, newTarget } from './composer-form.ts'
import { initialTargets, NO_MEMORY, readMemory, rememberForm } from './composer-memory.ts'

const createStorage = (): SafeStorage => {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

const board = anAccount({ id: 'p', network: 'pinterest' })
const channel = anAccount({ id: 't', network: 'telegram' })
const idsOf = (targets: ReturnType<typeof initialTargets>) =>
  targets.map(({ connectionId }) => connectionId)

it('starts with the only account, with the last ones, or with those asked for', () => {
  const accounts = [board, channel]
  expect(
    idsOf(initialTargets({ connectionIds: [], accounts: [board], memory: NO_MEMORY })),
  ).toEqual(['p'])
  expect(initialTargets({ connectionIds: [], accounts, memory: NO_MEMORY })).toEqual([])
  const memory = { ...NO_MEMORY, connectionIds: ['t', 'gone'] }
  expect(idsOf(initialTargets({ connectionIds: [], accounts, memory }))).toEqual(['t'])
  expect(idsOf(initialTargets({ connectionIds: ['p'], accounts, memory }))).toEqual(['p'])
})

it('leaves out an account that needs a new sign-in', () => {
  const accounts = [anAccount({ id: 't', network: 'telegram', status: 'needs_reauth' })]
  expect(initialTargets({ connectionIds: [], accounts, memory: NO_MEMORY })).toEqual([])
})

it('remembers the board of an account and the advertiser, but not the text', () => {
  const storage = createStorage()
  const place = { storage, workspaceId: 'w' }
  const advertiser = { name: 'ООО', inn: '7707083893' }
  const pin = { ...newTarget('p'), settings: { boardId: '7', title: 'Пин' } }
  rememberForm({
    ...place,
    accounts: [board],
    form: { ...EMPTY_FORM, text: 'а', advertiser, targets: [pin] },
  })
  rememberForm({
    ...place,
    accounts: [board, channel],
    form: { ...EMPTY_FORM, targets: [newTarget('t')] },
  })
  const memory = readMemory(place)
  expect(memory).toEqual({
    connectionIds: ['t'],
    settings: { p: { boardId: '7' }, t: {} },
    advertiser,
  })
  expect(initialTargets({ connectionIds: ['p'], accounts: [board], memory })).toEqual([
    { ...newTarget('p'), settings: { boardId: '7' } },
  ])
})
