import { type Brush, createPicture } from '../paint/canvas.ts'
import { createRandom, type Random } from '../random.ts'

export type Background = {
  key: string
  name: string
  altText: string
  tags: readonly string[]
  paint(brush: Brush, random: Random): void
}

const JPEG_QUALITY = 84

export const drawBackground = ({ key, paint }: Background): Promise<Buffer> => {
  const { canvas, brush } = createPicture()
  paint(brush, createRandom(`background ${key}`))
  return canvas.encode('jpeg', JPEG_QUALITY)
}
