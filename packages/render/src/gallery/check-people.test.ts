import type { Box, Layer, Scene } from '@kadr/contract/studio/scene/scene'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { layoutText } from '@kadr/scene/text/layout/layout-text'
import { describe, expect, it } from 'vitest'
import { isInside } from '../../../scene/test/is-inside.ts'
import { registerFonts } from '../fonts.ts'
import { createSurface } from '../surface.ts'

const TEXTS = [
  { top: 'Когда клиент сказал «правок не будет»', bottom: 'Правка *номер 14*' },
  { top: 'Бариста, когда просят «кофе без кофе»', bottom: '' },
  { top: 'Никто:', bottom: 'Абсолютно никто: я в три часа ночи переставляю мебель' },
]
const PEOPLE = ['anna', 'lina', 'mark', 'peter'] as const

const meetInTime = (one: Layer, other: Layer) =>
  one.start < other.start + other.duration - 0.01 && other.start < one.start + one.duration - 0.01

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Of the part's box: eyes and mouth, without hair and ears. */
const faceOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.12,
  y: y + height * 0.2,
  width: width * 0.76,
  height: height * 0.75,
})

const problemsOf = (scene: Scene): string[] => {
  registerFonts(scene)
  const { brush } = createSurface({ width: 8, height: 8 })
  const faces = scene.layers.filter((layer) => layer.kind === 'presenter' && layer.part === 'head')
  return scene.layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    const { block } = layoutText(brush, { ...layer, isGlued: true })
    const isCovering = faces.some(
      (face) => meetInTime(face, layer) && meet(block, faceOf(face.box)),
    )
    return [
      ...(isInside(block, layer.box) ? [] : [`${layer.id} leaves its area`]),
      ...(isCovering ? [`${layer.id} covers the face`] : []),
    ]
  })
}

describe.each(STYLES.map(({ key }) => key))('words of a meme in style %s', (style) => {
  it('stand in their area and never on the face', () => {
    const found = PEOPLE.flatMap((key) =>
      TEXTS.flatMap((text) =>
        problemsOf(
          greenscreenMeme.toScene({
            facts: new Map(),
            form: createMemeForm({
              style,
              reaction: createReaction({ drawn: { key, emotion: 'shock' } }),
              text: { ...text, preset: null },
            }),
          }),
        ).map((problem) => `${key}: ${problem}`),
      ),
    )
    expect(found).toEqual([])
  })
})
