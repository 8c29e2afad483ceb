import { automationRule } from '@kadr/contract/automation/automation-rule'
import { expect, it } from 'vitest'
import { findErrors, findField, listErrors, stepOf } from './rule-errors.ts'
import { emptyForm, isSameForm, type RuleForm, toForm, toRule } from './rule-form.ts'

const ACCOUNT = '0197a0c0-0000-7000-8000-000000000001'

const filled = (): RuleForm => ({
  ...emptyForm(),
  name: 'Совет недели',
  topics: ' Первая \n\n Вторая',
  targets: [{ connectionId: ACCOUNT, settings: {} }],
})

it('makes a rule of a form and the same form of the rule', () => {
  const rule = automationRule.parse(toRule(filled()))
  expect(rule.source).toEqual({ kind: 'topics', topics: ['Первая', 'Вторая'] })
  expect(isSameForm(toForm(rule), filled())).toBe(true)
  expect(toForm(rule)).toMatchObject({ topics: 'Первая\nВторая', style: '', startsOn: '' })
})

it('keeps what was typed for another choice without calling it a change', () => {
  const typed = { ...filled(), url: 'https://example.com/feed', hashtag: '#кофе' }
  expect(isSameForm(typed, filled())).toBe(true)
  expect(isSameForm({ ...typed, sourceKind: 'feed' }, filled())).toBe(false)
})

it('names all wrong fields at once, in the order of the screen, with their steps', () => {
  const errors = findErrors({
    ...emptyForm(),
    sourceKind: 'folder',
    weekdays: [],
    startsOn: '2026-12-10',
    endsOn: '2026-12-01',
  })
  expect(listErrors(errors).map(({ field }) => field)).toEqual([
    'name',
    'topic',
    'folderId',
    'weekdays',
    'endsOn',
    'targets',
  ])
  expect(errors.folderId).toBe('Выберите папку')
  expect(stepOf('endsOn')).toBe('when')
  expect(findErrors(filled())).toEqual({})
})

it('finds the field of an error of the server', () => {
  expect(findField(['rule', 'source', 'url'])).toBe('url')
  expect(findField(['rule', 'schedule', 'times', '0'])).toBe('times')
  expect(findField(['rule', 'targets', '0', 'connectionId'])).toBe('targets')
  expect(findField(['version'])).toBeUndefined()
})
