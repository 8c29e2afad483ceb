import { expect, it } from 'vitest'
import { aResource } from '../../../../media/resources/resource.fixture.ts'
import { anAccount } from './account.fixture.ts'
import { EMPTY_FORM, newTarget } from './composer-form.ts'
import { beginCheck, hasErrors } from './target-check.ts'
import { applyRules } from './target-rules.ts'

const account = anAccount({ id: 'c1' })
const target = newTarget('c1')

const check = (over: Partial<typeof EMPTY_FORM>, media = new Map<string, never>()) => {
  const form = { ...EMPTY_FORM, targets: [target], ...over }
  return applyRules({ check: beginCheck({ form, target, account, media }), form, options: null })
}

it('counts and refuses a text as the network does, and shortens only this account’s text', () => {
  const found = check({ text: 'слово '.repeat(100) })
  expect(found.counter).toMatchObject({ max: 300 })
  expect(hasErrors(found)).toBe(true)
  const [problem] = found.problems
  if (!problem) throw new Error('The text is too long')
  const { override } = found.fix({ problem, fix: 'cut_text' })
  expect(override?.text?.length).toBeLessThanOrEqual(300)
  expect(override?.mediaIds).toBeNull()
})

it('shows the text with its marks and its label', () => {
  const utm = { source: 's', medium: 'm', campaign: '' }
  const { text } = check({ text: 'Сюда: https://example.com/a', utm, erid: '2Vtz' })
  expect(text).toContain('https://example.com/a?utm_source=s&utm_medium=m')
  expect(text).toContain('erid: 2Vtz')
})

it('does not take a file that has not come yet for a missing or a wrong one', () => {
  const found = check({ text: 'Со снимком', mediaIds: [aResource().id] })
  expect(found.areFilesKnown).toBe(false)
  expect(found.problems.filter(({ field }) => field.startsWith('media'))).toEqual([])
})
