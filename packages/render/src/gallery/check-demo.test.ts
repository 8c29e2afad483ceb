import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { listScenes } from '@kadr/scene/kinds/product-demo/scenes'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { describe, expect, it } from 'vitest'
import { DEMO_FACTS, listSampleDemos } from '../../test/sample-demos.ts'
import { checkWords } from './check-reel.ts'

describe.each(STYLES.map(({ key }) => key))('words of a demo in style %s', (style) => {
  it.each(['9:16', '4:5', '1:1'] as const)('stand whole, apart and readable at %s', (aspect) => {
    const found = [true, false].flatMap((hasPhotos) =>
      listSampleDemos({ hasPhotos }).flatMap((sample, seed) => {
        const form = { ...sample, style, aspect, seed }
        const scene = productDemo.toScene({ form, facts: hasPhotos ? DEMO_FACTS : new Map() })
        return checkWords(
          scene,
          listScenes(form).map(({ id }) => id),
        )
      }),
    )
    expect(found).toEqual([])
  })
})
