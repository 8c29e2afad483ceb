import { listWorkspaces, type Workspace } from '@kadr/contract/identity/workspaces'
import { getDemo } from '@kadr/contract/operations/demo'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { useIsCollecting } from './use-is-collecting.ts'

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

const Answer = () => (useIsCollecting() ? 'собираются' : 'стоят')

const answerOf = (workspace: Workspace, isCollecting: boolean) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  services.queries.setQueryData(services.api.query(listWorkspaces).queryKey, [workspace])
  const demo = { isDemo: true, isFilling: true, isCollecting }
  services.queries.setQueryData(services.api.query(getDemo).queryKey, demo)
  const { container } = render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <Answer />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return container.textContent
}

it('holds figures of the example back until they stand still, those of other workspaces never', () => {
  expect(answerOf(OWN, true)).toBe('собираются')
  expect(answerOf(OWN, false)).toBe('стоят')
  expect(answerOf({ ...OWN, isPersonal: false }, true)).toBe('стоят')
})
