import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { EMPTY_FORM } from './composer-form.ts'
import { type Composer, useComposer } from './use-composer.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const ANNA = {
  id: 'anna',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB' as const,
  theme: 'system' as const,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The composer of a new post in one workspace. */
const Screen = ({ workspaceId, seen }: { workspaceId: string; seen: { now?: Composer } }) => {
  seen.now = useComposer({
    post: undefined,
    owner: { userId: 'anna', workspaceId },
    initialForm: EMPTY_FORM,
    initialWhen: { kind: 'now', wallTime: '', repeat: null },
  })
  return <p>{seen.now.form.text}</p>
}

it('saves what was being typed where it was begun, and brings it back on return', async () => {
  const sent: { workspace: string | null; text: string }[] = []
  vi.stubGlobal('fetch', (_url: string, { headers, body }: RequestInit) => {
    const { text } = JSON.parse(String(body))
    sent.push({ workspace: new Headers(headers).get('x-workspace-id'), text })
    return Promise.resolve(Response.json({ success: false, error: { code: 'INTERNAL' } }))
  })
  const services = createServices({ boot: BOOT })
  services.account.setState({ user: ANNA })
  services.workspace.setState({ chosenId: 'grain' })
  const seen: { now?: Composer } = {}
  const page = (workspaceId: string) => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <Screen key={workspaceId} workspaceId={workspaceId} seen={seen} />
      </QueryClientProvider>
    </ServicesProvider>
  )
  const { rerender, container } = render(page('grain'))
  act(() => seen.now?.change({ text: 'Открыли запись' }))

  act(() => services.workspace.setState({ chosenId: 'clay' }))
  rerender(page('clay'))
  expect(container.textContent).toBe('')
  await vi.waitFor(() => expect(sent).toEqual([{ workspace: 'grain', text: 'Открыли запись' }]))

  act(() => services.workspace.setState({ chosenId: 'grain' }))
  rerender(page('grain'))
  expect(container.textContent).toBe('Открыли запись')
})
