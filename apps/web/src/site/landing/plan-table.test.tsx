import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PlanTable } from './plan-table.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, search, ...rest }: { to: string; search: object }) => (
    <a href={`${to} ${JSON.stringify(search)}`} {...rest} />
  ),
}))

afterEach(cleanup)

const show = (period: 'monthly' | 'annually') =>
  render(
    <PlanTable
      prices={{ HOBBY: 790, CREATOR: 1490, ULTIMATE: 2990 }}
      ids={{ HOBBY: 1, CREATOR: 2 }}
      period={period}
      currency="RUB"
      shownPlan="CREATOR"
    />,
  )

const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('compares Hobby, Creator and Ultimate by their limits', () => {
  show('monthly')
  expect(cells('Видео в месяц')).toEqual(['50', '100', 'Без ограничений'])
  expect(cells('Запросы к ИИ')).toEqual(['Нет', '70', '150'])
  expect(cells('Подключённые')).toEqual(['5', '10', 'Без ограничений'])
  expect(cells('Отслеживаемые')).toEqual(['Нет', '30', '100'])
  expect(cells('Приоритетная')).toEqual(['Нет', 'Нет', 'Да'])
})

it('shows the price of a month', () => {
  show('monthly')
  expect(screen.getByText('1 490 ₽')).toBeTruthy()
  expect(screen.queryByText(/Экономия/)).toBeNull()
})

it('shows the price of a year and what it saves', () => {
  show('annually')
  expect(screen.getByText('14 304 ₽')).toBeTruthy()
  expect(screen.getByText('Экономия 3 576 ₽')).toBeTruthy()
})

it('leads to the purchase of the plan and period that were chosen', () => {
  show('annually')
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Выбрать Creator')).toBe('/account/plan {"plan":2,"period":"annually"}')
  expect(addressOf('Выбрать Ultimate')).toBe('/account/plan {"period":"annually"}')
})
