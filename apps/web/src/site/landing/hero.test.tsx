import type { DrawnPhrase } from '@kadr/content/shape'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Hero } from './hero.tsx'

const PHRASE: DrawnPhrase = { text: 'Как выбрать кофе', slides: [] }

const createPage = async () => {
  const routeTree = createRootRoute({
    component: () => <Hero phrase={PHRASE} PhraseSlide={() => null} />,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  return <RouterProvider router={router} />
}

it('keeps what was typed before the program came', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(await createPage())
  const field = root.querySelector('textarea')
  expect(field?.value).toBe(PHRASE.text)
  if (field) field.value = 'Как выбрать щенка'
  const page = await createPage()
  const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError: () => undefined }))
  expect(root.querySelector('textarea')?.value).toBe('Как выбрать щенка')
  expect(root.querySelector('textarea')).toBe(field)
  act(() => hydrated.unmount())
  root.remove()
})
