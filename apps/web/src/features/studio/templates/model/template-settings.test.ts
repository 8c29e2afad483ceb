import { expect, test } from 'vitest'
import { checkSettings } from './template-settings.ts'

const settings = { name: 'Пять кофеен', asks: ['slides.s0.title'], usesBrand: true }

test('what can be saved has no errors', () => {
  expect(checkSettings(settings)).toEqual({})
})

test('each field is named with what is wrong in it', () => {
  expect(checkSettings({ ...settings, name: '  ', asks: [] })).toEqual({
    name: 'Назовите шаблон',
    asks: 'Отметьте, что спрашивать: иначе все рилсы будут одинаковыми',
  })
  const asks = Array.from({ length: 61 }, (_, index) => `slides.s${index}.title`)
  expect(checkSettings({ ...settings, asks })).toEqual({ asks: 'Не больше 60 полей' })
})
