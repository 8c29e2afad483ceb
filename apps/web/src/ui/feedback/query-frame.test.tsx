import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { joinQueries, QueryFrame } from './query-frame.tsx'

afterEach(cleanup)

const show = (of: { data?: readonly string[]; isError?: boolean; isFetching?: boolean }) => {
  const refetch = vi.fn()
  const { data, isError = false, isFetching = false } = of
  render(
    <QueryFrame
      query={{ isError, isFetching, refetch }}
      data={data}
      loading={<p>Загружаем</p>}
      failed={{ title: 'Не загрузилось', text: 'Нет связи' }}
      empty={<p>Пусто</p>}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </QueryFrame>,
  )
  return refetch
}

it('shows a skeleton until the first answer', () => {
  show({ isFetching: true })
  expect(screen.getByText('Загружаем')).toBeDefined()
})

it('tells a failure and tries again', async () => {
  const refetch = show({ isError: true })
  expect(screen.getByRole('alert').textContent).toContain('Нет связи')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('keeps what was loaded when a later load fails', () => {
  show({ data: ['пост'], isError: true })
  expect(screen.getByText('пост')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('has a state of its own for an empty list', () => {
  show({ data: [] })
  expect(screen.getByText('Пусто')).toBeDefined()
})

const showFailure = (failed: { canRetry?: boolean; action?: ReactNode }) =>
  render(
    <QueryFrame
      query={{ isError: true, isFetching: false, refetch: vi.fn() }}
      data={undefined}
      loading={null}
      failed={{ title: 'Пост удалён', ...failed }}
      around={(state) => <section aria-label="Пост">{state}</section>}
    >
      {() => null}
    </QueryFrame>,
  )

it('offers no retry for what does not exist, only the way out', () => {
  showFailure({ canRetry: false, action: <a href="/posts">К постам</a> })
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  expect(screen.getByRole('link', { name: 'К постам' })).toBeDefined()
})

it('puts the failure into the page that the data would bring', () => {
  showFailure({})
  expect(screen.getByRole('region', { name: 'Пост' }).textContent).toContain('Пост удалён')
})

it('fails, waits and tries again as one for several queries', async () => {
  const of = (state: { isError?: boolean; isFetching?: boolean }) => ({
    ...{ isError: false, isFetching: false, ...state },
    refetch: vi.fn(),
  })
  const [loaded, failed] = [of({}), of({ isError: true })]
  expect(joinQueries(loaded, of({}))).toMatchObject({ isError: false, isFetching: false })
  expect(joinQueries(loaded, of({ isFetching: true }))).toMatchObject({ isFetching: true })
  const joined = joinQueries(loaded, failed)
  expect(joined.isError).toBe(true)
  await joined.refetch()
  expect(loaded.refetch).toHaveBeenCalledOnce()
  expect(failed.refetch).toHaveBeenCalledOnce()
})
