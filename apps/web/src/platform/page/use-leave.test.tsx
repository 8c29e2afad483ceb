import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useBlocker,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useLeave } from './use-leave.ts'

const leave = vi.fn()
const shouldHold = vi.fn<() => boolean>()

afterEach(() => {
  cleanup()
  leave.mockReset()
})

const Screen = () => {
  const leaveFor = useLeave()
  useBlocker({ shouldBlockFn: shouldHold })
  return (
    <button type="button" onClick={() => void leaveFor({ to: '/login', leave })}>
      Выйти
    </button>
  )
}

const pressLogout = async ({ isHeld }: { isHeld: boolean }) => {
  shouldHold.mockReturnValue(isHeld)
  const root = createRootRoute()
  const account = createRoute({ getParentRoute: () => root, path: '/account', component: Screen })
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    // A page whose file does not come.
    loader: () => new Promise<never>(() => {}),
  })
  const router = createRouter({
    routeTree: root.addChildren([account, login]),
    history: createMemoryHistory({ initialEntries: ['/account'] }),
  })
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }))
}

it('leaves without waiting for the next page', async () => {
  await pressLogout({ isHeld: false })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

it('does not leave while a guard holds the page', async () => {
  await pressLogout({ isHeld: true })
  await vi.waitFor(() => expect(shouldHold).toHaveLastReturnedWith(true))
  expect(leave).not.toHaveBeenCalled()
})
