// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { followTheme } from './follow-theme.ts'
import { PAPERS, paintTheme, shownPapers } from './theme.ts'

let isSystemDark = false
const changes: (() => void)[] = []

beforeEach(() => {
  isSystemDark = false
  changes.length = 0
  delete document.documentElement.dataset.theme
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
  document.head.innerHTML = '<meta name="theme-color" content="#FAF9F6">'
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: (_: string, change: () => void) => changes.push(change),
  }))
})

const shown = () => document.documentElement.dataset.theme
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

it('follows the device until the person has chosen', () => {
  isSystemDark = true
  paintTheme()
  expect(shown()).toBe('dark')
  expect(bar()).toBe(PAPERS.dark.header)
  localStorage.setItem('kadr.theme', 'light')
  paintTheme()
  expect(shown()).toBe('light')
  expect(bar()).toBe(PAPERS.light.header)
})

it.each([
  () => {
    window.location.hash = '#tgWebAppVersion=8.0'
  },
  () => {
    window.location.hash = '#WebAppData=user'
  },
  () => sessionStorage.setItem('kadr.mini-app', 'telegram'),
])('is light inside a messenger unless dark is chosen', (launch) => {
  isSystemDark = true
  launch()
  paintTheme()
  expect(shown()).toBe('light')
  localStorage.setItem('kadr.theme', 'dark')
  paintTheme()
  expect(shown()).toBe('dark')
})

it('runs by itself in the head of the document', () => {
  isSystemDark = true
  new Function(`(${paintTheme.toString()})()`)()
  expect(shown()).toBe('dark')
})

it('tells the bars around the page of a choice and of a change of the device', () => {
  const paint = vi.fn()
  const { choose } = followTheme(paint)
  choose('dark')
  expect(paint).toHaveBeenLastCalledWith(PAPERS.dark)
  choose('dark')
  expect(paint).toHaveBeenCalledTimes(1)
  choose('system')
  expect(paint).toHaveBeenLastCalledWith(PAPERS.light)
  isSystemDark = true
  for (const change of changes) change()
  expect(shownPapers()).toBe(PAPERS.dark)
})
