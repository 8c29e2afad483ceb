import { House } from 'lucide-react'
import { expect, it } from 'vitest'
import { type NavigationEntry, splitForPhone } from './navigation.ts'

const entry = (label: string, isInBottomBar: boolean): NavigationEntry => ({
  to: '/dashboard',
  label,
  icon: House,
  isInBottomBar,
})

it('keeps a single section in the menu instead of a bar of one', () => {
  const entries = [entry('Главная', true)]
  expect(splitForPhone(entries)).toEqual({ bar: [], menu: entries })
})

it('puts the main sections into the bar and the rest into the menu', () => {
  const entries = [entry('Главная', true), entry('Посты', true), entry('Команда', false)]
  expect(splitForPhone(entries)).toEqual({ bar: entries.slice(0, 2), menu: entries.slice(2) })
})
