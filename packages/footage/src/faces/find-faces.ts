import type { FaceBox } from '@kadr/contract/studio/footage'
import { ANCHORS, BOX_NUMBERS, type FaceNet } from './face-net.ts'

export type FoundFace = FaceBox & { score: number }

const LEAST_SCORE = 0.55
/** What fills the whole picture is a pattern, not a face. */
const LARGEST = 0.95
/** Two boxes that share so much are one face. */
const SAME = 0.3

type Grid = { scores: Float32Array; boxes: Float32Array }

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** Boxes of a grid in shares of the net's picture. */
const listBoxes = (
  { scores, boxes }: Grid,
  { cells, anchors, side }: { cells: number; anchors: number; side: number },
): FoundFace[] => {
  const found: FoundFace[] = []
  for (const [index, raw] of scores.entries()) {
    const score = sigmoid(raw)
    if (score < LEAST_SCORE) continue
    const cell = Math.floor(index / anchors)
    const [dx = 0, dy = 0, width = 0, height = 0] = boxes.subarray(
      index * BOX_NUMBERS,
      index * BOX_NUMBERS + 4,
    )
    const x = ((cell % cells) + 0.5) / cells + dx / side
    const y = (Math.floor(cell / cells) + 0.5) / cells + dy / side
    const [w, h] = [width / side, height / side]
    if (w > LARGEST || h > LARGEST) continue
    found.push({ x: x - w / 2, y: y - h / 2, width: w, height: h, score })
  }
  return found
}

const shareOf = (one: FaceBox, other: FaceBox): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (one.width * one.height + other.width * other.height - shared)
}

/** The weighted mean of boxes of one face is steadier than the best of them. */
const joinBoxes = (boxes: readonly FoundFace[]): FoundFace => {
  const total = boxes.reduce((sum, { score }) => sum + score, 0)
  const mean = (pick: (box: FoundFace) => number) =>
    boxes.reduce((sum, box) => sum + pick(box) * box.score, 0) / total
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    score: Math.max(...boxes.map(({ score }) => score)),
  }
}

/** Faces in the picture the net has been given, the surest first. */
export const findFaces = (net: FaceNet): FoundFace[] => {
  const { cells, fine, coarse } = net.run()
  const { side } = net
  let left = [
    ...listBoxes(fine, { cells, anchors: ANCHORS.fine, side }),
    ...listBoxes(coarse, { cells: cells / 2, anchors: ANCHORS.coarse, side }),
  ].toSorted((one, other) => other.score - one.score)
  const faces: FoundFace[] = []
  while (left.length > 0) {
    const [best] = left
    if (!best) break
    const same = left.filter((box) => shareOf(best, box) >= SAME)
    faces.push(joinBoxes(same))
    left = left.filter((box) => !same.includes(box))
  }
  return faces
}
