import { SLIDESHOW_TEMPLATES } from '@kadr/scene/kinds/slideshow/templates'
import { expect, it } from 'vitest'
import { aResource } from '../../../media/model/resource.fixture.ts'
import { isSuitedMusic } from './template-set.ts'

const loop = (mood: string) =>
  aResource({ kind: 'audio', isStarter: true, tags: ['музыка', mood, '72 BPM'] })
const LOOPS = ['спокойная', 'бодрая', 'ритмичная', 'драматичная'].map(loop)

it('has exactly one loop for every template', () => {
  for (const { key } of SLIDESHOW_TEMPLATES)
    expect(LOOPS.filter((music) => isSuitedMusic(key, music))).toHaveLength(1)
})

it('suggests no uploads of users', () => {
  expect(isSuitedMusic('calm', { ...loop('спокойная'), isStarter: false })).toBe(false)
})
