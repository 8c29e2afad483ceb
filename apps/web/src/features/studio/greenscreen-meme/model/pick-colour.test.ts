// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { areaAround, averageColour, pixelUnder } from './pick-colour.ts'

const picture = { width: 640, height: 360 }

it('finds the pixel under a point of a view of the same shape', () => {
  const view = { width: 160, height: 90 }
  expect(pixelUnder({ point: { x: 40, y: 45 }, view, picture })).toEqual({ x: 160, y: 180 })
})

it('takes the rectangle of an element for a view', () => {
  const view = new DOMRect(30, 40, 160, 90)
  expect(pixelUnder({ point: { x: 40, y: 45 }, view, picture })).toEqual({ x: 160, y: 180 })
})

it('finds nothing beside a picture that stands in a taller view', () => {
  const view = { width: 160, height: 290 }
  expect(pixelUnder({ point: { x: 80, y: 99 }, view, picture })).toBeUndefined()
  expect(pixelUnder({ point: { x: 80, y: 100 }, view, picture })).toEqual({ x: 320, y: 0 })
  expect(pixelUnder({ point: { x: 80, y: 190 }, view, picture })).toBeUndefined()
})

it('looks at a few pixels around, never outside of the picture', () => {
  expect(areaAround({ pixel: { x: 10, y: 20 }, picture })).toEqual({
    x: 8,
    y: 18,
    width: 5,
    height: 5,
  })
  expect(areaAround({ pixel: { x: 639, y: 0 }, picture })).toEqual({
    x: 637,
    y: 0,
    width: 3,
    height: 3,
  })
})

it('takes the mean of the pixels as a colour of six digits', () => {
  expect(averageColour([0, 200, 10, 255, 10, 100, 21, 255])).toBe('#059610')
  expect(averageColour([255, 255, 255, 255])).toBe('#ffffff')
})
