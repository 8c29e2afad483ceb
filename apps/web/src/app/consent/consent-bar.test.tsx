import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConsent } from '../../platform/analytics/analytics.ts'
import { forgetReferral } from '../../platform/analytics/referral.ts'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { createServices } from '../session/create-services.ts'
import { ConsentBar } from './consent-bar.tsx'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const NO_VENDORS = { product: null, visitors: null, googleTag: null }

const showBar = (vendors: object) => {
  const config = {
    oauthProviders: ['google'],
    telegramBotName: null,
    maxBotName: null,
    supportUrl: null,
    isSandbox: false,
    sandboxNetworks: [],
    closedMethods: [],
  }
  const data = { ...config, analytics: { ...NO_VENDORS, ...vendors } }
  const answer = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ success: true, data }))))
  vi.stubGlobal('fetch', answer)
  const services = createServices({ boot: BOOT })
  const start = vi.spyOn(services.analytics, 'decide').mockImplementation(() => {})
  render(
    <ServicesProvider services={services}>
      <ConsentBar />
    </ServicesProvider>,
  )
  return { answer, decide: start }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is shown where analytics are configured, and accepts a refusal', async () => {
  const { decide } = showBar({ visitors: { scriptUrl: 'https://um.test/s.js', siteId: '1' } })
  const refuse = await screen.findByRole('button', { name: 'Отказаться' })
  fireEvent.click(refuse)
  expect(decide).toHaveBeenCalledWith('refused')
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks a visitor who came by a link of a partner, and remembers it only then', async () => {
  window.history.replaceState(null, '', '/?ref=abcd2345')
  showBar({})
  const agree = await screen.findByRole('button', { name: 'Разрешить' })
  expect(document.cookie).toBe('')
  fireEvent.click(agree)
  expect(document.cookie).toBe('kadr_ref=abcd2345')
  window.history.replaceState(null, '', '/')
  forgetReferral()
})

it('is hidden without analytics', async () => {
  const { answer } = showBar({})
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not shown again after an answer', () => {
  localStorage.setItem('kadr.consent', 'refused')
  expect(readConsent()).toBe('refused')
  const { answer } = showBar({ googleTag: { scriptUrl: 'https://gt.test/g.js', id: 'G-1' } })
  expect(answer).not.toHaveBeenCalled()
})
