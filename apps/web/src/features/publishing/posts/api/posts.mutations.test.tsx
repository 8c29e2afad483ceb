import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { EMPTY_FORM } from '../composer/composer-form.ts'
import { aPost } from '../view/post.fixture.ts'
import { useScheduleDraft } from './posts.mutations.ts'

let sent: { address: string; body: unknown; key: string | null }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({
      address: `${init.method} ${address}`,
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    })
    return Response.json({ success: true, data: aPost() })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const setUp = () => {
  const boot = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  services.session.setState({ token: 't', refreshToken: 'r' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  return renderHook(() => useScheduleDraft(), { wrapper }).result.current
}

const draft = { ...EMPTY_FORM, text: 'Привет' }
const when = { kind: 'now' as const }
const saved = { id: aPost().id, version: 3 }

it('sends a new post with its time in one request, under the key of its autosave', async () => {
  await setUp()({ draft, isDirty: true, saved: undefined, key: 'the-key', when, repeat: null })
  const body = { ...draft, when, repeat: null }
  expect(sent).toEqual([{ address: 'POST /api/posts', body, key: 'the-key' }])
})

it('sends unsaved content with the time in one request', async () => {
  await setUp()({ draft, isDirty: true, saved, key: 'k', when, repeat: null })
  const body = { version: 3, when, repeat: null, ...draft }
  expect(sent).toEqual([{ address: `POST /api/posts/${saved.id}/schedule`, body, key: null }])
})

it('sends the time alone when everything is saved', async () => {
  await setUp()({ draft, isDirty: false, saved, key: 'k', when, repeat: null })
  expect(sent.map(({ body }) => body)).toEqual([{ version: 3, when, repeat: null }])
})
