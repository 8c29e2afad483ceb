import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeConnection } from './connection.fixture.ts'
import { ConnectionCard } from './connection-card.tsx'

afterEach(cleanup)

const show = (
  connection = makeConnection(),
  rights: { canManage?: boolean; canCheck?: boolean } = {},
) => {
  const actions = {
    onCheck: vi.fn(),
    onReconnect: vi.fn(),
    onSign: vi.fn(),
    onDetach: vi.fn(),
    onOpen: vi.fn(),
  }
  render(
    <ConnectionCard
      connection={connection}
      timeZone="Europe/Moscow"
      plansLink={<a href="/plans">Тарифы</a>}
      canManage
      canCheck
      isChecking={false}
      isReconnecting={false}
      actions={actions}
      {...rights}
    />,
  )
  return actions
}

const openMenu = () =>
  userEvent.click(screen.getByRole('button', { name: 'Действия с аккаунтом «Анна Ветрова»' }))

it('shows a working account and keeps the rarer actions in the menu', async () => {
  const { onCheck, onDetach } = show()
  expect(screen.getByText('Работает')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(onCheck).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Войти заново' })).toBeNull()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Отключить' }))
  expect(onDetach).toHaveBeenCalledOnce()
})

it('puts the new sign-in first when the access is lost, with the reason', async () => {
  const notice = 'YouTube отозвал доступ.'
  const { onReconnect } = show(makeConnection({ status: 'needs_reauth', health: { notice } }))
  expect(screen.getByText(notice)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Войти заново' }))
  expect(onReconnect).toHaveBeenCalledOnce()
})

it('explains read-only and leads to the plans', () => {
  show(makeConnection({ status: 'read_only' }))
  expect(screen.getByText('Только чтение')).toBeDefined()
  expect(screen.getByText(/сверх лимита тарифа/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Тарифы' })).toBeDefined()
})

it('names the permissions that are missing', () => {
  show(makeConnection({ health: { missingScopes: ['video.upload', 'video.list'] } }))
  expect(screen.getByText(/video\.upload, video\.list/)).toBeDefined()
})

it('offers a viewer only the link to the profile', async () => {
  show(makeConnection({ status: 'needs_reauth' }), { canManage: false, canCheck: false })
  expect(screen.queryByRole('button', { name: /Проверить|Войти заново/ })).toBeNull()
  await openMenu()
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Открыть: YouTube',
  ])
})

it('offers neither a check nor a sign-in where a person publishes alone', async () => {
  const feedUrl = 'https://kadr.example/feeds/1'
  show(makeConnection({ network: 'dzen', feedUrl }), {})
  expect(screen.getByText(/^Публикуете вы сами/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Скопировать адрес ленты RSS' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Проверить' })).toBeNull()
  await openMenu()
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).not.toContain('Войти заново')
  expect(items).toContain('Отключить')
})
