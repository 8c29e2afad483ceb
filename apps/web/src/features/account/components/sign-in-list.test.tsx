import type { SignIn } from '@kadr/contract/users'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SignInList } from './sign-in-list.tsx'

afterEach(cleanup)

const google: SignIn = {
  provider: 'google',
  label: 'anna@example.com',
  linkedAt: '2026-05-01T09:00:00Z',
}
const telegram: SignIn = { provider: 'telegram', label: '@anna', linkedAt: '2026-05-01T09:00:00Z' }

const show = ({ signIns, isDone = true }: { signIns: SignIn[]; isDone?: boolean }) => {
  const onLink = vi.fn()
  const onUnlink = vi.fn(() => Promise.resolve(isDone))
  render(
    <SignInList
      signIns={signIns}
      timeZone="Europe/Moscow"
      linking={undefined}
      onLink={onLink}
      onUnlink={onUnlink}
      isUnlinking={false}
    />,
  )
  return { onLink, onUnlink }
}

it('keeps the last sign-in method and explains why', async () => {
  const { onLink } = show({ signIns: [google] })
  expect(screen.queryByRole('button', { name: 'Отвязать Google' })).toBeNull()
  expect(screen.getByText(/единственный способ входа/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Привязать Telegram' }))
  expect(onLink).toHaveBeenCalledWith('telegram')
})

it('asks before it unlinks, and closes the question when that is done', async () => {
  const { onUnlink } = show({ signIns: [google, telegram] })
  await userEvent.click(screen.getByRole('button', { name: 'Отвязать Google' }))
  expect(onUnlink).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Отвязать' }))
  expect(onUnlink).toHaveBeenCalledWith('google')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('leaves the question open when unlinking failed', async () => {
  const { onUnlink } = show({ signIns: [google, telegram], isDone: false })
  await userEvent.click(screen.getByRole('button', { name: 'Отвязать Google' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отвязать' }))
  await waitFor(() => expect(onUnlink).toHaveBeenCalled())
  expect(screen.getByRole('alertdialog')).toBeDefined()
})
