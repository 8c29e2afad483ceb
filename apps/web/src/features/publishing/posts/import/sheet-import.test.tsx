import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { SheetImport } from './sheet-import.tsx'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const SHEET = {
  id: '019f0000-0000-7000-8000-000000000001',
  url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit#gid=0',
  connectionIds: [],
  isScheduled: true,
  createdAt: '2026-03-10T09:00:00.000Z',
  last: null,
}
const ROW = {
  text: '',
  accounts: [],
  when: null,
  mediaIds: [],
  errors: [],
  warnings: [],
  postId: null,
  changes: [],
}
const REPORT = {
  hash: 'seen',
  goneCount: 1,
  rows: [
    { ...ROW, line: 2, text: 'Каравай', fate: 'same' },
    { ...ROW, line: 3, text: 'Мастер-класс', fate: 'changed', changes: ['Текст'] },
    { ...ROW, line: 4, text: 'Новая печь', fate: 'new' },
    { ...ROW, line: 5, text: 'Плохая', fate: 'bad', errors: ['Это время уже прошло'] },
  ],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers of the server by the end of the address; keeps what was sent. */
const playServer = () => {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: body ? JSON.parse(String(body)) : undefined })
    const data = url.endsWith('/check')
      ? REPORT
      : url.endsWith('/apply')
        ? { created: 1, changed: 1, left: 1 }
        : { items: url.endsWith('/plan-sheets') ? [SHEET] : [] }
    return Promise.resolve(Response.json({ success: true, data }))
  })
  return sent
}

it('compares a known sheet, tells what would change, and applies what was shown', async () => {
  const sent = playServer()
  const onClose = vi.fn()
  const services = createServices({ boot: BOOT })
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <SheetImport ways={<p>Откуда</p>} onClose={onClose} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  const known = await screen.findByRole('region', { name: 'Ваши таблицы' })
  expect(known.textContent).toContain('Ещё не загружали')
  fireEvent.click(within(known).getByRole('button', { name: 'Сравнить' }))
  const status = await screen.findByText(/Новых: 1\sстрока. Изменятся: 1\sстрока./)
  expect(status.parentElement?.textContent).toMatch(/Без изменений: 1\sстрока/)
  expect(status.parentElement?.textContent).toMatch(/Пропали из таблицы: 1\sстрока/)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.map((text) => text?.slice(0, 8))).toEqual(['Строка 4', 'Строка 3', 'Строка 5'])
  fireEvent.click(screen.getByRole('button', { name: 'Перенести в план' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.find(({ url }) => url.endsWith('/apply'))).toMatchObject({
    url: expect.stringContaining(SHEET.id),
    body: { hash: 'seen' },
  })
})
