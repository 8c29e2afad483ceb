import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { createServices } from '../session/create-services.ts'
import { ChecklistSlot } from './checklist-slot.tsx'
import type { ChecklistFacts } from './checklist-steps.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const ANNA = '0f8fad5b-d9cb-469f-a165-70867728950e'
const BORIS = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

const show = async (facts: ChecklistFacts, userId = ANNA) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  const user = { firstName: 'Анна', lastName: '', photoUrl: null, timeZone: 'Europe/Moscow' }
  services.account.setState({
    user: { ...user, id: userId, selectedCurrency: 'RUB', theme: 'system' },
  })
  const rootRoute = createRootRoute({
    component: () => (
      <ServicesProvider services={services}>
        <p>Страница</p>
        <ChecklistSlot facts={facts} can={() => true} />
      </ServicesProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />)
  await screen.findByText('Страница')
}

const facts: ChecklistFacts = {
  hasReel: true,
  hasPost: false,
  firstName: 'Анна',
  isClockRight: true,
  signInCount: 1,
  connectionCount: 0,
}

it('leads to the place where the undone step is done', async () => {
  await show(facts)
  expect(screen.getByText('1 из 4')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Привязать' })
  expect(link.getAttribute('href')).toBe('/account#sign-ins')
  const connect = screen.getByRole('link', { name: 'Подключить' })
  expect(connect.getAttribute('href')).toBe('/connections')
  const post = screen.getByRole('link', { name: 'Создать пост' })
  expect(post.getAttribute('href')).toBe('/posts/new')
  expect(screen.queryByRole('link', { name: 'Указать имя' })).toBeNull()
})

it('goes away when dismissed and does not come back for this user', async () => {
  await show(facts)
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть первые шаги' }))
  expect(screen.queryByText('Первые шаги')).toBeNull()
  cleanup()
  await show(facts)
  expect(screen.queryByText('Первые шаги')).toBeNull()
  cleanup()
  await show(facts, BORIS)
  expect(screen.getByText('Первые шаги')).toBeDefined()
})

it('is not there when everything is done', async () => {
  await show({ ...facts, hasPost: true, signInCount: 2, connectionCount: 1 })
  expect(screen.queryByText('Первые шаги')).toBeNull()
})
