import { expect, it } from 'vitest'
import { aiForm } from './ai-form.ts'
import { isUnable, listKinds, type Unable, withoutUnable } from './unable.ts'

const OFFLINE: Unable = ['meme', 'tone', 'longer']
const FORM = aiForm.parse({ kind: 'rewrite', mode: 'tone', tone: 'bold' })

it('offers no jokes and no tone of an engine that has none', () => {
  const kindsOf = (unable: Unable) => listKinds(unable, 'hooks').flatMap(({ kinds }) => kinds)
  expect(kindsOf([])).toContain('meme')
  expect(kindsOf(OFFLINE)).not.toContain('meme')
  expect(withoutUnable(FORM, OFFLINE)).toMatchObject({ mode: 'shorter', tone: null })
  expect(withoutUnable(FORM, [])).toEqual(FORM)
})

it('keeps a kind that was chosen before, and says that it needs another engine', () => {
  const form = { ...FORM, kind: 'meme' } as const
  expect(listKinds(OFFLINE, 'meme').flatMap(({ kinds }) => kinds)).toContain('meme')
  expect(isUnable(form, OFFLINE)).toBe(true)
  expect(isUnable(form, [])).toBe(false)
})
