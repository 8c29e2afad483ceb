import type { User } from '@kadr/contract/identity/users'
import { expect, it } from 'vitest'
import { changedFields, isProfileField, profileForm, toProfileForm } from './profile-fields.ts'

const user: User = {
  id: '0197a0c0-0000-7000-8000-000000000001',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB',
  theme: 'system',
}

it('sends only what changed', () => {
  const form = profileForm.parse({ ...toProfileForm(user), firstName: '  Аня ' })
  expect(changedFields({ form, user })).toEqual({ firstName: 'Аня' })
  expect(changedFields({ form: profileForm.parse(toProfileForm(user)), user })).toEqual({})
})

it('rejects a name over 64 characters and an unknown time zone', () => {
  const form = { ...toProfileForm(user), firstName: 'я'.repeat(65), timeZone: 'Mars/Olympus' }
  const issues = profileForm.safeParse(form).error?.issues.map((issue) => issue.path[0])
  expect(issues).toEqual(['firstName', 'timeZone'])
})

it('knows its own fields and no inherited ones', () => {
  expect(isProfileField('timeZone')).toBe(true)
  expect(isProfileField('toString')).toBe(false)
  expect(isProfileField(undefined)).toBe(false)
})
