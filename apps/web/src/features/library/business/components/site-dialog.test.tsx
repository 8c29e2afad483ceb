import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import SiteDialog from './site-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const refused = (code: string, message: string) =>
  Response.json({ success: false, error: { code, message, field: 'link' } }, { status: 422 })

/** Only the reading of a site is answered. */
const show = (read: (signal: AbortSignal) => Promise<Response>) => {
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) =>
    address.endsWith('/read-site') ? read(signal) : refused('UNAVAILABLE', 'нет'),
  )
  const boot = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  services.session.setState({ token: 't', refreshToken: 'r' })
  const onFound = vi.fn()
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <SiteDialog onFound={onFound} onClose={vi.fn()} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return onFound
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Адрес сайта' })
const readSite = async (link: string) => {
  await userEvent.type(field(), link)
  await userEvent.click(screen.getByRole('button', { name: 'Прочитать' }))
}

it('stops the reading, and then the address is still there', async () => {
  const stopped = vi.fn()
  const onFound = show(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped()
          reject(signal.reason)
        })
      }),
  )
  await readSite('shop.example')
  expect(await screen.findByText('Читаем сайт shop.example')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Остановить' }))
  await waitFor(() => expect(stopped).toHaveBeenCalled())
  expect(field().value).toBe('https://shop.example')
  expect(screen.queryByText(/Нет связи/)).toBeNull()
  expect(onFound).not.toHaveBeenCalled()
})

it('says beside the address why a site did not open', async () => {
  show(async () => refused('PAGE_UNREADABLE', 'Внутренний адрес открыть нельзя'))
  await readSite('не адрес')
  expect(await screen.findByText('Нужен адрес вида https://…')).toBeDefined()
  await userEvent.clear(field())
  await readSite('http://127.0.0.1/')
  expect(await screen.findByText('Внутренний адрес открыть нельзя')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('says so when nothing new was found', async () => {
  const data = {
    host: 'shop.example',
    pages: [{ url: 'https://shop.example/', title: 'Дом' }],
    proposals: [],
  }
  const onFound = show(async () => Response.json({ success: true, data }))
  await readSite('shop.example')
  expect(await screen.findByText(/^Прочитано: 1\sстраница\. Нового не нашлось/)).toBeDefined()
  expect(onFound).not.toHaveBeenCalled()
})
