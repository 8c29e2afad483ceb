import { searchObjects } from '@kadr/contract/library/objects'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { ObjectPicker } from '../../reel-editor/objects/object-picker.tsx'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }

// The first import compiles the dialog, which takes longer than a query waits.
beforeAll(() => import('../../reel-editor/objects/object-picker-dialog.tsx'))
afterEach(cleanup)

const open = () => {
  const services = createServices({ boot: BOOT })
  const know = (query: { query?: string }, objects: { name: string; label: string }[]) => {
    const { queryKey } = services.api.query(searchObjects, { query })
    services.queries.setQueryData(queryKey, { objects })
  }
  know({}, [{ name: 'coin', label: 'монета' }])
  know({ query: 'кофе' }, [{ name: 'hot-beverage', label: 'горячий напиток' }])
  know({ query: 'ничего' }, [])
  const props = { chosen: 'coin', onChoose: vi.fn(), onOpenChange: vi.fn() }
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <ObjectPicker open {...props} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return props
}

it('finds an object by a word, chooses it and closes', async () => {
  const { onChoose, onOpenChange } = open()
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Монета', pressed: true })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Название предмета' }), 'кофе')
  const found = await screen.findByRole('button', { name: 'Горячий напиток' })
  expect(found.querySelector('img')?.getAttribute('src')).toBe('/api/objects/hot-beverage/full')
  await user.click(found)
  expect(onChoose).toHaveBeenCalledWith('hot-beverage')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('says what to do when nothing is found', async () => {
  open()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox'), 'ничего')
  await waitFor(() => expect(screen.getByText('Такого предмета нет')).toBeTruthy())
})
