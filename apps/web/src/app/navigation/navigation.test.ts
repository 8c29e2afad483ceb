import { House } from 'lucide-react'
import { expect, it } from 'vitest'
import { entriesFor, NAVIGATION, type NavigationEntry, splitForPhone } from './navigation.ts'

const entry = (label: string, barPlace?: number): NavigationEntry => ({
  to: '/dashboard',
  label,
  icon: House,
  ...(barPlace !== undefined && { barPlace }),
})

it('keeps a single section in the menu instead of a bar with one tab', () => {
  const entries = [entry('Главная', 1)]
  expect(splitForPhone(entries)).toEqual({ bar: [], menu: entries })
})

it('puts the main sections into the bar and the rest into the menu', () => {
  const entries = [entry('Главная', 1), entry('Посты', 4), entry('Команда')]
  expect(splitForPhone(entries)).toEqual({ bar: entries.slice(0, 2), menu: entries.slice(2) })
})

it('gives the last of five places to the inbox, and to figures only where it can not be read', () => {
  const barFor = (can: (action: string) => boolean) =>
    splitForPhone(entriesFor(can)).bar.map(({ to }) => to)
  const daily = ['/dashboard', '/calendar', '/reels', '/posts']
  expect(barFor(() => true)).toEqual([...daily, '/inbox'])
  expect(barFor((action) => action !== 'inbox.read')).toEqual([...daily, '/analytics'])
})

it('leaves out the sections that the user may not read', () => {
  const names = entriesFor((action) => action !== 'posts.read').map(({ to }) => to)
  expect(names).toEqual(
    NAVIGATION.map(({ to }) => to).filter((to) => to !== '/posts' && to !== '/calendar'),
  )
})

it('shows a user without any permission only what is their own', () => {
  expect(entriesFor(() => false).map(({ to }) => to)).toEqual([
    '/dashboard',
    '/account',
    '/account/plan',
  ])
})
