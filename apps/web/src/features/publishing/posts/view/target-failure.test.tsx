import type { Connection, Connections } from '@kadr/contract/publishing/connections'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { anAccount } from '../composer/account.fixture.ts'
import { aPost, aTarget } from './post.fixture.ts'
import { TargetFailure } from './target-failure.tsx'

afterEach(cleanup)

const NOTHING: Connections = {
  isTelegramNotificationsEnabled: true,
  isBotBlocked: false,
  youtubeAccounts: [],
  tiktokAccounts: [],
  linkedinAccounts: [],
  threadsAccounts: [],
  blueskyAccounts: [],
  pinterestAccounts: [],
  instagramAccounts: [],
  telegramChannels: [],
  vkCommunities: [],
  maxChannels: [],
  handAccounts: [],
}
const ANNA = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB',
  theme: 'system',
} as const
const REVOKED = {
  kind: 'reauth',
  code: 'revoked',
  message: 'Telegram больше не принимает наш доступ.',
  action: 'reconnect',
  retryAt: null,
} as const

/** The refusal of a revoked account, whose connection is in this state now. */
const show = async (status: Connection['status']) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  const account = anAccount({ network: 'telegram', status })
  services.account.setState({
    user: ANNA,
    connections: { ...NOTHING, telegramChannels: [account] },
  })
  const target = aTarget({ state: 'failed', failure: REVOKED })
  const rootRoute = createRootRoute({
    component: () => (
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <p>Страница</p>
          <TargetFailure post={aPost()} target={target} timeZone="Europe/Moscow" />
        </QueryClientProvider>
      </ServicesProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />)
  await screen.findByText('Страница')
}

it('leads from a revoked account through its sign-in back to the post', async () => {
  await show('needs_reauth')
  expect(screen.getByText(REVOKED.message)).toBeDefined()
  const address = screen.getByRole('link', { name: 'Войти и опубликовать' }).getAttribute('href')
  const { pathname, searchParams } = new URL(address ?? '', 'https://kadr.test')
  expect(pathname).toBe('/connections')
  expect(searchParams.get('connect')).toBe('telegram')
  expect(searchParams.get('back')).toContain(`post=${aPost().id}`)
})

it('asks for no sign-in once the account works again', async () => {
  await show('active')
  expect(screen.getByText(/^Аккаунт снова подключён/)).toBeDefined()
  expect(screen.queryByText(REVOKED.message)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
