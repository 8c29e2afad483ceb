import { type SignIn, type SignInProvider, signInProvider } from '@kadr/contract/identity/users'
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

const show = ({
  signIns,
  providers = signInProvider.options,
  isDone = true,
}: {
  signIns: SignIn[]
  providers?: readonly SignInProvider[]
  isDone?: boolean
}) => {
  const onLink = vi.fn()
  const onUnlink = vi.fn(() => Promise.resolve(isDone))
  render(
    <SignInList
      signIns={signIns}
      providers={providers}
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

it('offers what can be linked here in its order, and keeps in sight what is linked', () => {
  show({ signIns: [google], providers: ['vk', 'telegram'] })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('VK ID')
  expect(rows[1]).toContain('Telegram')
  expect(rows[2]).toContain('anna@example.com')
})
