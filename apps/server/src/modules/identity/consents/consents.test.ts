import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSENT_VERSIONS } from '@kadr/contract/identity/consents'
import { expect, it } from 'vitest'

const PAGES = join(import.meta.dirname, '../../../../../../content/pages')
const TEXTS = { processing: 'consent', offer: 'terms', renewal: 'payments' } as const

/** A text that changes gets another version: consents to the former edition do not cover it. */
it('are to the editions of the texts that the site shows', () => {
  const editions = Object.entries(TEXTS).map(([subject, page]) => {
    const text = readFileSync(join(PAGES, `${page}.md`), 'utf8')
    return [subject, /^updated: (\S+)$/m.exec(text)?.[1]]
  })
  expect(CONSENT_VERSIONS).toEqual(Object.fromEntries(editions))
})
