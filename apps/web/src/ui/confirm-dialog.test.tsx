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

it('comes at the first press of its button and gives the focus back to it', async () => {
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

it('is asked by its button also when somebody else keeps it open', async () => {
  const onConfirm = vi.fn()
  render(<Asking onConfirm={onConfirm} />)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.getByRole('alertdialog')).toBeDefined()
})

it('is there when it is opened from outside', async () => {
  render(<ConfirmDialog {...QUESTION} open onConfirm={() => undefined} />)
  expect(await screen.findByRole('alertdialog', { name: 'Удалить рилс?' })).toBeDefined()
})
