import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findHelpPage, HELP_PAGES } from './help-pages.ts'
import { NAVIGATION } from './navigation.ts'

const CONTENT = resolve(import.meta.dirname, '../../../../../content/knowledge-base')

it('leads every section to an article that exists', () => {
  for (const { to } of NAVIGATION) expect(findHelpPage(to), to).toBeDefined()
  for (const article of Object.values(HELP_PAGES)) {
    expect(existsSync(`${CONTENT}/${article}.md`), article).toBe(true)
  }
})

it('takes the nearest screen above', () => {
  expect(findHelpPage('/posts/0190')).toBe('/knowledge-base/posting/sozdat-post')
  expect(findHelpPage('/posts/settings')).toBe('/knowledge-base/posting/vremya-i-sloty')
  expect(findHelpPage('/purchase/success')).toBeUndefined()
})
