import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { expect, it } from 'vitest'
import { listSetColours } from '../director/build-set.ts'
import { chooseClothes } from './clothes.ts'

const BRAND = NO_BRAND

it('dresses a presenter otherwise where the set has the colour of the clothes', () => {
  const cuts = listSetColours({ style: 'cuts', seed: 0, brand: BRAND, aspect: '9:16' }, 4)
  expect(cuts).toContain('#2f4bff')
  expect(cuts).not.toContain(chooseClothes('anna', cuts))
  expect(chooseClothes('anna', cuts)).toMatch(/^#/)
  expect(chooseClothes('anna', ['#0b0c0e', '#ff9a3d'])).toBeUndefined()
})
