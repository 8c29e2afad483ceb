import { expect, it } from 'vitest'
import { automationOf, timeOf } from './automation.fixture.ts'
import { findErrors } from './rule-errors.ts'
import { formOfCopy, formOfPost, formOfProduct } from './start-form.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('repeats a post weekly at its own day and time, to its accounts', () => {
  const form = formOfPost({
    text: 'Три способа заварить пуэр\nПодробности ниже',
    time: timeOf('2026-11-15T19:30'),
    targets: [],
  })
  expect(form).toMatchObject({
    output: 'post',
    sourceKind: 'hooks',
    topic: 'Три способа заварить пуэр',
    weekdays: [7],
    times: ['19:30'],
  })
})

it('starts a rule that lacks nothing but accounts', () => {
  expect(findErrors(formOfProduct({ id: ID, name: 'Пуэр' }))).toEqual({
    targets: 'Выберите хотя бы один аккаунт',
  })
})

it('copies a rule under another name', () => {
  const automation = automationOf()
  expect(formOfCopy(automation).name).toBe('Утренний рецепт, копия')
  expect(findErrors(formOfCopy(automation))).toEqual({})
})
