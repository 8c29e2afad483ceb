import { listWorkspaces, type WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { useCan } from '../../platform/session/current-workspace.ts'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }

const allowedTo = (role: WorkspaceRole | undefined) => {
  const services = createServices({ boot: BOOT })
  const workspace = {
    id: 'w',
    name: 'Студия',
    isPersonal: true,
    timeZone: 'Europe/Moscow',
    brandColor: null,
    pictureId: null,
    pictureUrl: null,
    logoId: null,
    logoUrl: null,
    isApprover: false,
    connectionIds: null,
  }
  if (role) {
    const { queryKey } = services.api.query(listWorkspaces)
    services.queries.setQueryData(queryKey, [{ ...workspace, role }])
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>{children}</QueryClientProvider>
    </ServicesProvider>
  )
  const { result } = renderHook(
    () => [useCan('posts.read'), useCan('posts.write'), useCan('posts.approve')],
    { wrapper },
  )
  return result.current
}

it.each([
  ['viewer', [true, false, false]],
  ['editor', [true, true, false]],
  ['admin', [true, true, true]],
] as const)('asks the role in the current workspace: %s', (role, expected) => {
  expect(allowedTo(role)).toEqual(expected)
})

it('hides nothing until the role is known', () => {
  expect(allowedTo(undefined)).toEqual([true, true, true])
})
