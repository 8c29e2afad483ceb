import { expect, it } from 'vitest'
import { findTemplateProblem } from './template-problem.ts'

type Template = NonNullable<Parameters<typeof findTemplateProblem>[1]>
type Ask = Template['asks'][number]

const words: Ask = { kind: 'text', key: 'a', label: 'A', value: 'a', most: 9, lines: null }
const film: Ask = {
  kind: 'file',
  key: 'source',
  label: 'Видео',
  value: null,
  takes: ['video'],
  isRequired: true,
}

it('lets a rule take a template of its kind that asks for what the rule has', () => {
  expect(findTemplateProblem('carousel', { kind: 'slideshow', asks: [words] })).toBeUndefined()
  expect(findTemplateProblem('own-video', { kind: 'own-video', asks: [film] })).toBeUndefined()
})

it('says why it can not', () => {
  expect(findTemplateProblem('slideshow', undefined)).toContain('удалён')
  const slides: Template = { kind: 'slideshow', asks: [words] }
  expect(findTemplateProblem('talking-head', slides)).toContain('другого вида')
  expect(findTemplateProblem('slideshow', { ...slides, asks: [film] })).toContain('не спрашивает слов')
  expect(findTemplateProblem('own-video', { kind: 'own-video', asks: [words] })).toContain('видео')
})
