import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

const QUESTION = {
  title: 'Удалить рилс?',
  text: 'Вернуть его не получится.',
  confirmLabel: 'Удалить',
}
const trigger = <button type="button">Удалить рилс</button>
const button = () => screen.getByRole('button', { name: 'Удалить рилс' })

it('loads at the first press of its button and returns the focus to it', async () => {
  render(<ConfirmDialog {...QUESTION} trigger={trigger} onConfirm={() => undefined} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement).toBe(button())
})

const Asking = ({ onConfirm }: { onConfirm: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const state = { open: isOpen, onOpenChange: setIsOpen }
  return <ConfirmDialog {...QUESTION} {...state} trigger={trigger} onConfirm={onConfirm} />
}

it('opens by its button also when controlled', async () => {
  const onConfirm = vi.fn()
  render(<Asking onConfirm={onConfirm} />)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.getByRole('alertdialog')).toBeDefined()
})

it('opens when controlled from outside', async () => {
  render(<ConfirmDialog {...QUESTION} open onConfirm={() => undefined} />)
  expect(await screen.findByRole('alertdialog', { name: 'Удалить рилс?' })).toBeDefined()
})
