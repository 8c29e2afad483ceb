// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AccountStore } from '../platform/session/account-store.ts'
import { createAccountStore } from '../platform/session/account-store.ts'
import { createUserStorage, removeTextsOfOthers } from '../platform/storage/user-storage.ts'
import { createBackups } from './backups.ts'

const userKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('kadr.user.'))
let account: AccountStore

const signIn = (id: string) =>
  account.setState({
    user: {
      id,
      firstName: 'Анна',
      lastName: '',
      photoUrl: null,
      timeZone: 'Europe/Moscow',
      selectedCurrency: 'RUB',
      theme: 'system',
    },
  })
const backupsOf = ({ userId = 'anna', workspaceId = 'w1', name = 'post' } = {}) =>
  createBackups({
    storage: createUserStorage({ account, userId }),
    workspaceId,
    name,
    draft: z.object({ text: z.string() }),
    extra: z.null(),
  })
const BACKUP = {
  draft: { text: 'Недописанное' },
  extra: null,
  key: 'k',
  unanswered: null,
  saved: null,
}

beforeEach(() => {
  localStorage.clear()
  account = createAccountStore()
  signIn('anna')
})

it('restores what was written, separately per workspace, kind and document', () => {
  const backups = backupsOf()
  backups.write(undefined, BACKUP)
  expect(backups.read(undefined)).toEqual(BACKUP)
  expect(backups.read('p1')).toBeUndefined()
  expect(backupsOf({ workspaceId: 'w2' }).read(undefined)).toBeUndefined()
  expect(backupsOf({ name: 'product' }).read(undefined)).toBeUndefined()
  backups.remove(undefined)
  expect(backups.read(undefined)).toBeUndefined()
})

it('ignores a broken record', () => {
  const backups = backupsOf()
  backups.write('p1', BACKUP)
  const [key = ''] = userKeys()
  for (const text of ['{', '{}', JSON.stringify({ ...BACKUP, draft: { text: 1 } })]) {
    localStorage.setItem(key, text)
    expect(backups.read('p1')).toBeUndefined()
  }
})

it('does not show backups of another user of the same workspace', () => {
  backupsOf().write('p1', BACKUP)
  signIn('boris')
  expect(backupsOf({ userId: 'boris' }).read('p1')).toBeUndefined()
  expect(backupsOf({ userId: 'anna' }).read('p1')).toBeUndefined()
})

it('writes nothing from a screen that outlives its user', () => {
  const backups = backupsOf()
  account.reset()
  backups.write('p1', BACKUP)
  signIn('boris')
  backups.write('p1', BACKUP)
  expect(userKeys()).toEqual([])
})

it('is removed with its user, and only with that user', () => {
  backupsOf().write('p1', BACKUP)
  signIn('boris')
  backupsOf({ userId: 'boris' }).write('p2', BACKUP)
  removeTextsOfOthers('boris')
  expect(backupsOf({ userId: 'boris' }).read('p2')).toEqual(BACKUP)
  expect(userKeys()).toHaveLength(1)
  removeTextsOfOthers()
  expect(userKeys()).toEqual([])
  expect(localStorage.getItem('kadr.account')).not.toBeNull()
})
