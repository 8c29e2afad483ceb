import { automationOutput } from '@kadr/contract/automation/planned-runs'
import { expect, it } from 'vitest'
import { ruleOf } from '../../../../../test/automations.ts'
import { hooksTaskOf, taskOf } from './run-task.ts'

const subject = {
  topic: 'кофе дома',
  productId: null,
  family: 'list',
  mediaIds: [],
  link: null,
  text: '',
} as const

it('asks for words in the language of the rule; voices speak Russian', () => {
  // Clips of a video have their words already.
  const outputs = automationOutput.options.filter((output) => output !== 'own-video')
  const languages = outputs.map((output) => {
    const rule = ruleOf([], { output, language: 'en' })
    const task = taskOf({ rule, subject: { ...subject, mediaIds: [] }, hook: '', answers: null })
    return [task.kind, 'language' in task ? task.language : undefined]
  })
  expect(Object.fromEntries(languages)).toEqual({
    slideshow: 'en',
    product_demo: 'en',
    meme: 'en',
    caption: 'en',
    talking_head: undefined,
  })
  const rule = ruleOf([], { language: 'en' })
  expect(hooksTaskOf({ rule, subject: { ...subject, mediaIds: [] } })).toHaveProperty(
    'language',
    'en',
  )
})

it('leaves a task in Russian as it was before there were languages', () => {
  const task = taskOf({
    rule: ruleOf([]),
    subject: { ...subject, mediaIds: [] },
    hook: '',
    answers: null,
  })
  expect(task).not.toHaveProperty('language')
})
