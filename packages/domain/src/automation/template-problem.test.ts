import { expect, it } from 'vitest'
import { findTemplateProblem } from './template-problem.ts'

const words = { kind: 'text', key: 'a', label: 'A', value: 'a', most: 9, lines: null } as const
const film = {
  kind: 'file',
  key: 'source',
  label: 'Видео',
  value: null,
  takes: ['video' as const],
  isRequired: true,
} as const

it('lets a rule take a template of its kind that asks for what the rule has', () => {
  expect(findTemplateProblem('carousel', { kind: 'slideshow', asks: [words] })).toBeUndefined()
  expect(findTemplateProblem('own-video', { kind: 'own-video', asks: [film] })).toBeUndefined()
})

it('says why it can not', () => {
  expect(findTemplateProblem('slideshow', undefined)).toContain('удалён')
  const slides = { kind: 'slideshow', asks: [words] } as const
  expect(findTemplateProblem('talking-head', slides)).toContain('другого вида')
  expect(findTemplateProblem('slideshow', { ...slides, asks: [film] })).toContain('не спрашивает слов')
  expect(findTemplateProblem('own-video', { kind: 'own-video', asks: [words] })).toContain('видео')
})
