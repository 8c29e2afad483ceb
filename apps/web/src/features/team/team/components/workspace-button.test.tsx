import { listWorkspaces, type Workspace } from '@kadr/contract/identity/workspaces'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { WorkspaceButton, WorkspaceLine } from './workspace-button.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const OWN: Workspace = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Студия Анны',
  isPersonal: true,
  timeZone: 'Europe/Moscow',
  role: 'owner',
  brandColor: null,
  pictureId: null,
  pictureUrl: null,
  logoId: null,
  logoUrl: null,
  isApprover: false,
  connectionIds: null,
}
const CLIENT: Workspace = {
  ...OWN,
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Пекарня',
  isPersonal: false,
  role: 'editor',
}

const show = async (workspaces: Workspace[]) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  services.queries.setQueryData(services.api.query(listWorkspaces).queryKey, workspaces)
  const rootRoute = createRootRoute({
    component: () => (
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <WorkspaceButton />
          <WorkspaceLine />
        </QueryClientProvider>
      </ServicesProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />)
  await screen.findByRole('button', { name: 'Рабочее пространство: Студия Анны' })
  return services
}

it('shows where one is, and goes elsewhere in two presses', async () => {
  const { workspace } = await show([OWN, CLIENT])
  await userEvent.click(screen.getByText('Студия Анны'))
  expect(await screen.findByRole('dialog')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /Пекарня/ }))
  expect(workspace.getState().chosenId).toBe(CLIENT.id)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('repeats no name where there is nowhere else to go, and leads to a new one and to the team', async () => {
  await show([OWN])
  expect(screen.queryByText('Студия Анны')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'Новое пространство' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Команда' }).getAttribute('href')).toBe('/team')
})
