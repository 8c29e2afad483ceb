import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { getComposing } from '../../../../networks/composing.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { anAccount } from './account.fixture.ts'

const OPTIONS: AccountOptions = {
  playlists: [{ id: 'PL1', name: 'Рецепты' }],
  boards: [{ id: '1', name: 'Идеи' }],
  privacyLevels: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
  maxVideoSeconds: 600,
  isCommentOff: false,
  isDuetOff: true,
  isStitchOff: false,
  maxVideoBytes: null,
  postsLeft: null,
  nickname: 'Мария снимает',
  avatarUrl: null,
  readAt: '2026-05-13T09:00:00Z',
}

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Seen = { settings: TargetSettings }

const Form = ({ network, seen }: { network: Network; seen: Seen }) => {
  const { SettingsForm, NeedsForm } = getComposing(network)
  const [settings, setSettings] = useState(seen.settings)
  const change = (next: TargetSettings) => {
    seen.settings = next
    setSettings(next)
  }
  const props = {
    settings,
    onChange: change,
    errorOf: () => undefined,
    account: anAccount({ network }),
    media: [],
  }
  return (
    <>
      {NeedsForm ? <NeedsForm {...props} /> : null}
      <SettingsForm {...props} />
    </>
  )
}

const show = (
  network: Network,
  settings: TargetSettings = {},
  options: AccountOptions = OPTIONS,
): Seen => {
  const body = JSON.stringify({ success: true, data: options })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  const services = createServices({ boot: BOOT })
  const seen = { settings }
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <Suspense>
          <Form network={network} seen={seen} />
        </Suspense>
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return seen
}

it('TikTok: names the creator and preselects nothing', async () => {
  show('tiktok')
  expect(await screen.findByText('Мария снимает')).toBeDefined()
  const privacy = await screen.findByRole('combobox', { name: 'Кто увидит' })
  await screen.findByRole('option', { name: 'Все' })
  expect(privacy).toHaveProperty('value', '')
  for (const name of [/^Комментировать/, /^Делать сшивки/, /^Это реклама/]) {
    expect(screen.getByRole('switch', { name })).toHaveProperty('checked', false)
  }
})

it('TikTok: what the account has switched off can not be allowed', async () => {
  show('tiktok', { canDuet: true })
  await screen.findByRole('option', { name: 'Все' })
  const duet = screen.getByRole('switch', { name: /^Снимать дуэты/ })
  expect(duet).toHaveProperty('disabled', true)
  expect(duet).toHaveProperty('checked', false)
})

it('TikTok: paid partnership and «только я» exclude each other, and the consent names both rules', async () => {
  const seen = show('tiktok')
  await screen.findByRole('option', { name: 'Все' })
  expect(screen.queryByRole('link', { name: /брендированного/ })).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: /^Это реклама/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Партнёрство с брендом/ }))
  expect(screen.getByRole('option', { name: 'Только я' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: /брендированного/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /музыки TikTok/ })).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: /^Это реклама/ }))
  expect(seen.settings).toMatchObject({ isBrandContent: false, isOwnBrand: false })
})

it('Pinterest: the board is one of the account’s own', async () => {
  const seen = show('pinterest')
  const board = await screen.findByRole('combobox', { name: 'Доска' })
  await screen.findByRole('option', { name: 'Идеи' })
  await userEvent.selectOptions(board, 'Идеи')
  expect(seen.settings).toEqual({ boardId: '1' })
})

it('Pinterest: last known boards stay with the reason while the network is down', async () => {
  show('pinterest', {}, { ...OPTIONS, staleReason: 'Pinterest сейчас не отвечает' })
  await screen.findByRole('option', { name: 'Идеи' })
  expect(screen.getByText(/^Pinterest сейчас не отвечает\. Показываем доски/)).toBeDefined()
})

it('Threads: posts of a chain are added, written and taken away', async () => {
  const seen = show('threads')
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить пост в цепочку' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Пост 2' }), 'Дальше')
  expect(seen.settings).toEqual({ chain: ['Дальше'] })
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Пост 2' }))
  expect(seen.settings).toEqual({ chain: [] })
})

it('YouTube: a playlist of the channel, and a later opening of a public video only', async () => {
  const seen = show('youtube')
  await screen.findByRole('option', { name: 'Рецепты' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Плейлист' }), 'Рецепты')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Открыть зрителям' }),
    'Через сутки',
  )
  expect(seen.settings).toEqual({ playlistId: 'PL1', opensAfterHours: 24 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто увидит' }), 'По ссылке')
  expect(screen.queryByRole('combobox', { name: 'Открыть зрителям' })).toBeNull()
})

it('Instagram: a place is taken from the address of its page', async () => {
  const seen = show('instagram')
  await userEvent.click(await screen.findByRole('textbox', { name: 'Место' }))
  await userEvent.paste('https://www.facebook.com/pages/Kofe/106377336067638/')
  expect(seen.settings).toEqual({ locationId: '106377336067638' })
})
