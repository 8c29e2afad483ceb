import { expect, it } from 'vitest'
import { darkenForWhiteText, measureBrightness, mixColours, withAlpha } from './colour.ts'

it('mixes colours and lets them be seen through', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(withAlpha('#2f4bff', 0.5)).toBe('#2f4bff80')
})

it.each(['#ffffff', '#ffe14d', '#7cf0c2', '#2f4bff'])(
  'makes %s fit for white letters',
  (colour) => {
    expect(measureBrightness(darkenForWhiteText(colour))).toBeLessThan(0.43)
  },
)

it('leaves a dark colour as it is', () => {
  expect(darkenForWhiteText('#123456')).toBe('#123456')
})
