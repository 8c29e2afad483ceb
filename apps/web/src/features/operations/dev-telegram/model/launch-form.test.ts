import { expect, it } from 'vitest'
import { isStartParamRight, type LaunchForm, toLaunchRequest } from './launch-form.ts'

const form: LaunchForm = {
  person: 'stranger',
  name: 'Пётр',
  strangerId: 1_000_007,
  platform: 'ios',
  startParam: '',
}

it('launches a new user with their own name and id, without an empty parameter', () => {
  expect(toLaunchRequest(form)).toEqual({
    firstName: 'Пётр',
    telegramId: 1_000_007,
    platform: 'ios',
  })
})

it('launches Anna as the same Telegram user each time', () => {
  expect(toLaunchRequest({ ...form, person: 'anna', startParam: 'link_abc' })).toEqual({
    firstName: 'Анна',
    telegramId: 42,
    platform: 'ios',
    startParam: 'link_abc',
  })
})

it('takes only what Telegram takes as a start parameter', () => {
  expect(isStartParamRight('link_a-B1')).toBe(true)
  expect(isStartParamRight('с пробелом')).toBe(false)
})
