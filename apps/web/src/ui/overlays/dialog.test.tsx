import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

afterEach(cleanup)

const show = () =>
  render(
    <Dialog
      title="Новое пространство"
      description="У каждого свои посты."
      trigger={<Button>Создать</Button>}
      footer={
        <DialogClose>
          <Button>Готово</Button>
        </DialogClose>
      }
    >
      <input aria-label="Название" />
    </Dialog>,
  )

it('carries its title and description', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  const dialog = screen.getByRole('dialog', { name: 'Новое пространство' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('У каждого свои посты.')
})

it('takes the focus and gives it back to the button that opened it', async () => {
  show()
  const trigger = screen.getByRole('button', { name: 'Создать' })
  await userEvent.click(trigger)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

const Opened = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Пригласить</Button>
      {isOpen ? (
        <Dialog open title="Пригласить в команду" onOpenChange={setIsOpen}>
          <input aria-label="Почта" />
        </Dialog>
      ) : null}
    </>
  )
}

it('gives the focus back without a trigger of its own', async () => {
  render(<Opened />)
  const button = screen.getByRole('button', { name: 'Пригласить' })
  await userEvent.click(button)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})

it('closes by a button of its footer', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
