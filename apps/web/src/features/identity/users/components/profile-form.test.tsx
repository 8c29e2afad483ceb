import type { User } from '@kadr/contract/identity/users'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { ProfileForm } from './profile-form.tsx'

afterEach(cleanup)

const user: User = {
  id: '0197a0c0-0000-7000-8000-000000000001',
  firstName: 'Анна',
  lastName: 'Смирнова',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB',
  theme: 'system',
}

const formOf = (shown: User, onSave: (changes: object) => Promise<User>) => (
  <ProfileForm user={shown} deviceZone="Asia/Vladivostok" onSave={onSave} />
)
const show = (onSave = vi.fn(async (changes: object) => ({ ...user, ...changes }))) => {
  render(formOf(user, onSave))
  return onSave
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

it('has nothing to save until something changes', () => {
  show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true)
})

it('sends only the changed field', async () => {
  const onSave = show()
  await userEvent.clear(field('Имя'))
  await userEvent.type(field('Имя'), ' Аня ')
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ firstName: 'Аня' }))
})

it('refuses a long name beside its field and keeps what was typed', async () => {
  const onSave = show()
  await userEvent.clear(field('Имя'))
  await userEvent.type(field('Имя'), 'я'.repeat(65))
  await save()
  expect(await screen.findByText('Не длиннее 64 символов')).toBeDefined()
  expect(field('Имя').getAttribute('aria-invalid')).toBe('true')
  expect(field('Имя').value).toBe('я'.repeat(65))
  expect(onSave).not.toHaveBeenCalled()
})

it("puts the server's refusal onto the field it names and keeps what was typed", async () => {
  const refusal = {
    code: 'VALIDATION_FAILED',
    message: 'Не подходит',
    field: 'lastName',
    status: 400,
  }
  show(vi.fn(() => Promise.reject(new ApiError(refusal))))
  await userEvent.type(field('Фамилия'), '-Я')
  await save()
  expect(await screen.findByText('Не подходит')).toBeDefined()
  expect(field('Фамилия').getAttribute('aria-invalid')).toBe('true')
  expect(field('Фамилия').value).toBe('Смирнова-Я')
})

it('offers the time zone of the device and takes it in one press', async () => {
  const onSave = show()
  await userEvent.click(screen.getByRole('button', { name: /Владивосток/ }))
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ timeZone: 'Asia/Vladivostok' }))
})

it('gives back what was there', async () => {
  show()
  await userEvent.type(field('Имя'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  expect(field('Имя').value).toBe('Анна')
})

it('takes what the server knows better than this device, and leaves what is being typed', async () => {
  const onSave = vi.fn(async (changes: object) => ({ ...user, ...changes }))
  const { rerender } = render(formOf(user, onSave))
  await userEvent.type(field('Имя'), ' Мария')
  rerender(
    formOf({ ...user, firstName: 'Аня', lastName: 'Белова', selectedCurrency: 'USD' }, onSave),
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Валюта цен' }).value).toBe('USD')
  expect(field('Фамилия').value).toBe('Белова')
  expect(field('Имя').value).toBe('Анна Мария')
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ firstName: 'Анна Мария' }))
})
