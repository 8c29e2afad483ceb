import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Button } from './button.tsx'
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

it('closes by a button of its footer', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
