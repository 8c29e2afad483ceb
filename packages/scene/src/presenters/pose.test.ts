import { presenterPart } from '@kadr/contract/studio/scene/presenter'
import type { PresenterLayer } from '@kadr/contract/studio/scene/scene'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computePose, MAX_SWAY } from './pose.ts'

const layerOf = (part: PresenterLayer['part'], beats: number[]): PresenterLayer => ({
  id: 'presenter',
  kind: 'presenter',
  key: 'anna',
  part,
  mouths: 'aeo',
  beats,
  start: 0,
  duration: 60,
  opacity: 1,
  enter: null,
  leave: null,
  box: { x: 0, y: 0, width: 100, height: 100 },
})

it('never sways further up or to a side than it says', () => {
  const moment = fc.double({ min: 0, max: 60, noNaN: true })
  const beats = fc.array(moment, { maxLength: 9 }).map((found) => found.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(fc.constantFrom(...presenterPart.options), beats, moment, (part, all, seconds) => {
      const { x, y } = computePose(layerOf(part, all), seconds)?.shift ?? { x: 0, y: 0 }
      expect(Math.abs(x)).toBeLessThanOrEqual(MAX_SWAY)
      expect(y).toBeGreaterThanOrEqual(-MAX_SWAY)
      if (part !== 'hand') expect(y).toBeLessThanOrEqual(MAX_SWAY)
    }),
  )
})
