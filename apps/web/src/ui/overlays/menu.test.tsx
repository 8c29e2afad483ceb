import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu, MenuItem } from './menu.tsx'

afterEach(cleanup)

const show = () => {
  const onSelect = vi.fn()
  render(
    <Menu trigger={<button type="button">Действия</button>}>
      <MenuItem onSelect={onSelect}>Отключить</MenuItem>
    </Menu>,
  )
  return onSelect
}
const trigger = () => screen.getByRole('button', { name: 'Действия' })

it('is a closed menu button before the first press', () => {
  show()
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu')
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('menuitem')).toBeNull()
})

it('opens at the first press, acts, and returns the focus to its button', async () => {
  const onSelect = show()
  await userEvent.click(trigger())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Отключить' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(trigger())
})

it('opens by the keyboard, and again after it was closed', async () => {
  show()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem')).toBeDefined()
})
