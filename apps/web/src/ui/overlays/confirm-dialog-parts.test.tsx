import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog-parts.tsx'

afterEach(cleanup)

const show = (isPending = false) => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Удалить рилс?"
      text="Вернуть его не получится."
      confirmLabel="Удалить"
      isPending={isPending}
      onConfirm={onConfirm}
    />,
  )
  return { onConfirm, onOpenChange }
}

it('confirms without closing, so that a failure can be shown in place', async () => {
  const { onConfirm, onOpenChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('does not confirm twice while the first is pending', async () => {
  const { onConfirm } = show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(onConfirm).not.toHaveBeenCalled()
})

it('starts on the safe button and cancels by it', async () => {
  const { onConfirm, onOpenChange } = show()
  expect(document.activeElement?.textContent).toBe('Отмена')
  await userEvent.keyboard('{Enter}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})
