import type { Proposal } from '@kadr/contract/library/business'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { aFact } from '../model/fact.fixture.ts'
import { FactCard } from './fact-card.tsx'
import { Proposals } from './proposals.tsx'

let sent: { address: string; body: unknown }[]
let answer: () => Response
beforeEach(() => {
  sent = []
  answer = () => Response.json({ success: true, data: aFact() })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address: `${init.method} ${address}`, body: JSON.parse(String(init.body)) })
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async (children: ReactNode) => {
  const boot = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  services.session.setState({ token: 't', refreshToken: 'r' })
  const page = () => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>{children}</QueryClientProvider>
    </ServicesProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.status).toBe('idle'))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks whether an old price still holds: yes confirms this version, no opens the form', async () => {
  const onEdit = vi.fn()
  await show(<FactCard fact={aFact({ isOld: true })} onEdit={onEdit} />)
  expect(await screen.findByText(/^Цена от 1\sсентября.* ещё верна\?$/)).toBeDefined()
  await press('Да')
  await waitFor(() =>
    expect(sent).toEqual([
      { address: `POST /api/business/facts/${aFact().id}/confirm`, body: { version: 3 } },
    ]),
  )
  await press('Нет')
  expect(onEdit).toHaveBeenCalled()
})

it('asks about the day after which it ended, and a viewer reads it without buttons', async () => {
  const until = new Date(2024, 9, 29).toISOString()
  await show(<FactCard fact={aFact({ kind: 'term', isOld: true, until })} />)
  expect(await screen.findByText(/^После 28\sоктября.* ещё верно\?$/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

const proposal = (given: Partial<Proposal>): Proposal => ({
  kind: 'price',
  title: 'Детское место',
  text: '1 900 ₽',
  until: null,
  pageTitle: 'Цены',
  contradicts: null,
  ...given,
})
const FINDS = {
  host: 'shop.example',
  pages: [],
  proposals: [
    proposal({}),
    proposal({
      title: 'Первая чашка',
      text: '2 500 ₽',
      contradicts: { of: 'fact', id: aFact().id, title: 'Первая чашка', text: '2 800 ₽' },
    }),
    proposal({
      title: 'Ваза',
      text: '3 000 ₽',
      contradicts: { of: 'product', id: aFact().id, title: 'Ваза', text: '3 400 ₽' },
    }),
  ],
}

it('ticks what contradicts nothing, and keeps a contradiction only in place of what it contradicts', async () => {
  const onDone = vi.fn()
  answer = () => Response.json({ success: true, data: { facts: [aFact(), aFact()] } })
  await show(<Proposals finds={FINDS} isSheet={false} onDone={onDone} />)
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
  expect(screen.getByText('у вас «2 800 ₽»')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Открыть продукт' })).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: /Первая чашка/ }))
  await press('Сохранить 2')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  const kept = { kind: 'price', until: null, source: 'site', sourceTitle: 'shop.example, «Цены»' }
  expect(sent.map(({ body }) => body)).toEqual([
    {
      facts: [
        { ...kept, title: 'Детское место', text: '1 900 ₽' },
        { ...kept, title: 'Первая чашка', text: '2 500 ₽', replacesId: aFact().id },
      ],
    },
  ])
})

it('says why nothing was kept and leaves the ticks', async () => {
  const onDone = vi.fn()
  const error = { code: 'VALIDATION_FAILED', message: 'Больше 200 фактов не поместится' }
  answer = () => Response.json({ success: false, error }, { status: 400 })
  await show(<Proposals finds={FINDS} isSheet onDone={onDone} />)
  await screen.findByRole('dialog')
  await press('Сохранить 1')
  expect((await screen.findByRole('alert')).textContent).toBe(error.message)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true)
  expect(onDone).not.toHaveBeenCalled()
})
