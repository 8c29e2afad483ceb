import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { QueryFrame } from './query-frame.tsx'

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
