import { expect, it } from 'vitest'
import { describePicture } from './describe-picture.ts'

type Paint = (x: number, y: number) => [number, number, number]

const draw = (width: number, height: number, paint: Paint) => {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4)
  return { data, width, height }
}

const SKY: [number, number, number] = [180, 200, 220]
const checked = (x: number, y: number): [number, number, number] =>
  (x >> 1) % 2 === (y >> 1) % 2 ? [20, 20, 20] : [240, 220, 40]

it('lets words stand over the sky when the subject is below, and the other way round', () => {
  const below = draw(90, 160, (x, y) => (y > 90 ? checked(x, y) : SKY))
  expect(describePicture(below)).toMatchObject({ calm: 'top' })
  const above = draw(90, 160, (x, y) => (y < 70 ? checked(x, y) : SKY))
  expect(describePicture(above)).toMatchObject({ calm: 'bottom' })
})

it('keeps the subject of a wide picture in view', () => {
  const right = draw(160, 90, (x, y) =>
    x > 110 && x < 140 && y > 20 && y < 70 ? checked(x, y) : SKY,
  )
  expect(describePicture(right).focus.x).toBeGreaterThan(0.65)
  const left = draw(160, 90, (x, y) => (x > 20 && x < 50 && y > 20 && y < 70 ? checked(x, y) : SKY))
  expect(describePicture(left).focus.x).toBeLessThan(0.35)
})

it('goes to skin rather than to a plate as large', () => {
  const face: [number, number, number] = [214, 160, 128]
  const plate: [number, number, number] = [150, 170, 150]
  const seen = draw(160, 160, (x, y) => {
    if (Math.hypot(x - 45, y - 80) < 26) return face
    return Math.hypot(x - 115, y - 80) < 26 ? plate : SKY
  })
  expect(describePicture(seen).focus.x).toBeLessThan(0.45)
})

it('takes the middle of a picture that shows nothing', () => {
  const plain = describePicture(draw(40, 40, () => [90, 90, 90]))
  expect(plain.calm).toBe('top')
  expect(plain.focus.x).toBeCloseTo(0.5, 1)
  expect(plain.focus.y).toBeCloseTo(0.5, 1)
})

it.each([
  [1, 1],
  [3, 200],
  [200, 3],
])('describes a picture of %d by %d', (width, height) => {
  const { focus } = describePicture(draw(width, height, checked))
  for (const value of [focus.x, focus.y]) expect(value >= 0 && value <= 1).toBe(true)
})
