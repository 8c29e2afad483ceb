import type { DownloadHealth } from '@kadr/contract/site/downloads'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createServices } from '../../app/session/create-services.ts'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { SourceHealth, SourceStatus } from './source-health.tsx'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }

const show = (health: DownloadHealth) => {
  const state = {
    source: 'pinterest',
    isOn: true,
    health,
    success: { found: 1, asked: 9 },
    healthText: 'За сутки удалось 1 из 9.',
    sampleUrl: null,
  }
  const data = { sources: [state] }
  const answer = () => Promise.resolve(new Response(JSON.stringify({ success: true, data })))
  vi.stubGlobal('fetch', vi.fn(answer))
  const services = createServices({ boot: BOOT })
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <SourceHealth source="pinterest" fallback={null} />
        <SourceStatus source="pinterest" fallback={null} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return screen.findAllByText('За сутки удалось 1 из 9.')
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers to be told where most links fail; a visitor signs in first and comes back', async () => {
  expect(await show('failing')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /когда заработает/ }).getAttribute('href')).toBe(
    '/login?next=%2Ffree-tools%2Fpinterest-downloader',
  )
})

it('offers nothing where links open', async () => {
  await show('works')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
