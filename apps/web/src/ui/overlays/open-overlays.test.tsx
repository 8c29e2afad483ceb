import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog-parts.tsx'
import { Dialog } from './dialog.tsx'
import { openOverlays } from './open-overlays.ts'

afterEach(cleanup)

const pressBack = () => act(async () => openOverlays.closeTop())

const Nested = () => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog title="Пост" trigger={<Button>Открыть</Button>}>
      <Button onClick={() => setIsAsking(true)}>Удалить</Button>
      <ConfirmDialog
        title="Удалить пост?"
        text="Вернуть нельзя."
        confirmLabel="Удалить"
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {}}
      />
    </Dialog>
  )
}

it('closes the topmost dialog first, and then has nothing to close', async () => {
  render(<Nested />)
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(screen.getByRole('alertdialog')).toBeDefined()
  expect(await pressBack()).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(await pressBack()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openOverlays.isAnyOpen()).toBe(false)
  expect(await pressBack()).toBe(false)
})

it('leaves a dialog of the address to the router, and what lies under it too', async () => {
  const closed: string[] = []
  render(
    <>
      <Dialog open title="День" onOpenChange={() => closed.push('day')}>
        посты
      </Dialog>
      <Dialog open hasOwnBack title="Пост" onOpenChange={() => closed.push('post')}>
        текст
      </Dialog>
    </>,
  )
  expect(openOverlays.isClosable()).toBe(false)
  expect(await pressBack()).toBe(false)
  expect(closed).toEqual([])
})

it('forgets a dialog that is closed another way or unmounted', async () => {
  const { unmount } = render(<Nested />)
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  await userEvent.keyboard('{Escape}')
  expect(openOverlays.isAnyOpen()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(openOverlays.isAnyOpen()).toBe(true)
  unmount()
  expect(openOverlays.isAnyOpen()).toBe(false)
})
