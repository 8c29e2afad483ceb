import type { FaceBox } from '@kadr/contract/studio/footage'
import { createFaceNet } from './face-net.ts'
import { type FoundFace, findFaces } from './find-faces.ts'
import { type Picture, type Region, samplePicture } from './sample-picture.ts'

/** The whole picture is looked at carefully this often, and near the last face in between. */
const CAREFUL_EVERY = 5
const CAREFUL_SIDE = 256
const QUICK_SIDE = 128
/** A look near the last face sees this many widths of it. */
const AROUND = 4.5
/** Another face leads once it is this much larger than the one that led. */
const MUCH_LARGER = 1.6
const FAR = 1.2

const areaOf = ({ width, height }: FaceBox) => width * height

const middleOf = ({ x, y, width, height }: FaceBox) => ({ x: x + width / 2, y: y + height / 2 })

/** Distance of two faces in widths of the first. */
const distanceOf = (one: FaceBox, other: FaceBox): number => {
  const [a, b] = [middleOf(one), middleOf(other)]
  return Math.hypot((a.x - b.x) / one.width, (a.y - b.y) / one.height)
}

/** The face that led goes on leading while it is there; at first the largest sure one. */
const chooseLeading = (
  faces: readonly FoundFace[],
  last: FaceBox | undefined,
): FoundFace | undefined => {
  const largest = faces.toSorted(
    (one, other) => areaOf(other) * other.score - areaOf(one) * one.score,
  )[0]
  if (!last || !largest) return largest
  const same = faces
    .filter((face) => distanceOf(last, face) < FAR)
    .toSorted((one, other) => distanceOf(last, one) - distanceOf(last, other))[0]
  return same && areaOf(largest) < areaOf(same) * MUCH_LARGER ? same : largest
}

const clampShare = (value: number) => Math.min(1, Math.max(0, value))

const toBox = ({ x, y, width, height }: FaceBox): FaceBox => {
  const left = clampShare(x)
  const top = clampShare(y)
  return {
    x: left,
    y: top,
    width: clampShare(x + width) - left,
    height: clampShare(y + height) - top,
  }
}

/** A square around the last face, in pixels; it may reach over the picture's edge. */
const aroundFace = (face: FaceBox, { width, height }: Picture): Region => {
  const side = Math.max(face.width * width, face.height * height) * AROUND
  const middle = middleOf(face)
  return { x: middle.x * width - side / 2, y: middle.y * height - side / 2, side }
}

const wholeOf = ({ width, height }: Picture): Region => {
  const side = Math.max(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** Looks at pictures in order for the face that leads. */
export const createFaceFollower = () => {
  const careful = createFaceNet(CAREFUL_SIDE)
  const quick = createFaceNet(QUICK_SIDE)
  let last: FaceBox | undefined
  let looked = 0

  const see = (picture: Picture, net: typeof careful, region: Region): FoundFace[] => {
    samplePicture(picture, { region, side: net.side, into: net.pixels })
    return findFaces(net).map((face) => ({
      score: face.score,
      x: (region.x + face.x * region.side) / picture.width,
      y: (region.y + face.y * region.side) / picture.height,
      width: (face.width * region.side) / picture.width,
      height: (face.height * region.side) / picture.height,
    }))
  }

  return {
    look(picture: Picture): FaceBox | null {
      const isCareful = looked % CAREFUL_EVERY === 0 || !last
      looked += 1
      const near = isCareful || !last ? [] : see(picture, quick, aroundFace(last, picture))
      const faces = near.length > 0 ? near : see(picture, careful, wholeOf(picture))
      const found = chooseLeading(faces, last)
      last = found && toBox(found)
      return last && last.width > 0.01 && last.height > 0.01 ? last : null
    },
  }
}
