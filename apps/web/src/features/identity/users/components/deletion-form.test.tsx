import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { DeletionForm } from './deletion-form.tsx'

afterEach(cleanup)

const open = async (error?: string) => {
  const onDelete = vi.fn()
  render(<DeletionForm isPending={false} error={error} onDelete={onDelete} />)
  await userEvent.click(screen.getByRole('button', { name: 'Удалить профиль' }))
  await screen.findByRole('alertdialog')
  return onDelete
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Удалить навсегда' }))

it.each(['', 'удалить', 'УДАЛИТ'])('deletes nothing for the word «%s»', async (word) => {
  const onDelete = await open()
  if (word) await userEvent.type(screen.getByRole('textbox'), word)
  await confirm()
  expect(onDelete).not.toHaveBeenCalled()
  expect(screen.getByText('Введите слово УДАЛИТЬ заглавными буквами')).toBeDefined()
})

it('deletes when the word is typed in full', async () => {
  const onDelete = await open()
  await userEvent.type(screen.getByRole('textbox'), 'УДАЛИТЬ')
  await confirm()
  expect(onDelete).toHaveBeenCalledOnce()
})

it('shows why the server refused', async () => {
  await open('Сначала передайте пространство')
  expect(screen.getByText('Сначала передайте пространство')).toBeDefined()
})
