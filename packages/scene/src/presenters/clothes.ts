import type { DrawnPresenter } from '@kadr/contract/studio/scene/presenter'
import { lch, toLch } from '../styles/colour/oklch.ts'
import type { Clothes } from './appearance.ts'
import { PRESENTERS } from './people.ts'

/** Minimum colour distance between clothes and background. */
const APART = 0.17
const SPARE = ['#f2603c', '#fff3dc', '#20242f', '#ffc83a', '#12906a', '#7d5cff'] as const

const distance = (one: string, other: string): number => {
  const [a, b] = [toLch(one), toLch(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const chroma = Math.hypot(a.c - b.c * Math.cos(turn), b.c * Math.sin(turn))
  return Math.hypot(a.l - b.l, chroma * 2)
}

/** The colour of the clothes where the presenter's own would merge with what is behind. */
export const chooseClothes = (
  key: DrawnPresenter,
  grounds: readonly string[],
): string | undefined => {
  const own = PRESENTERS.find((one) => one.key === key)?.appearance.shirt
  const nearest = (colour: string) =>
    Math.min(...grounds.map((ground) => distance(colour, ground)), 1)
  if (!own || nearest(own) >= APART) return undefined
  return SPARE.toSorted((one, other) => nearest(other) - nearest(one))[0]
}

/** Clothes of one colour with its shades. */
export const dyeClothes = (colour: string): Clothes => {
  const { l, c, h } = toLch(colour)
  const darker = (by: number) => lch(Math.max(0.08, l - by), c, h)
  return { shirt: colour, shirtShade: darker(0.11), collar: darker(0.05) }
}
