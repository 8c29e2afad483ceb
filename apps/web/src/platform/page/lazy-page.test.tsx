import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

afterEach(cleanup)

const Hello = () => <p>Привет</p>

it('renders a preloaded page at once, and loads it once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hello }))
  const Page = lazyPage({ load })
  await Promise.all([Page.preload(), Page.preload()])
  render(<Page />)
  expect(screen.getByText('Привет')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('suspends until its code is loaded', async () => {
  const Page = lazyPage({ load: () => Promise.resolve({ default: Hello }) })
  await act(async () =>
    render(
      <Suspense fallback={<p>Ждём</p>}>
        <Page />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('Привет')).toBeTruthy()
})

it('retries after a failure', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Hello }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: Hello })
  const Page = lazyPage({ load })
  await expect(Page.preload()).rejects.toThrow('gone')
  await expect(Page.preload()).resolves.toBeUndefined()
})

it('knows its source where the build wrote it in', () => {
  const load = () => Promise.resolve({ default: Hello })
  expect(lazyPage({ load, source: 'src/a.tsx' }).source).toBe('src/a.tsx')
})
