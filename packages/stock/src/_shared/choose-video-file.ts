type Sized = { url: string; width: number; height: number }

const CANVAS = { width: 1080, height: 1920 }
/** Larger frames are not accepted as resources. */
const MOST_PIXELS = 3840 * 2160

const areaOf = ({ width, height }: Sized) => width * height

const coversCanvas = ({ width, height }: Sized) => width >= CANVAS.width && height >= CANVAS.height

/** The smallest file that fills an upright canvas without being enlarged; without one the largest. */
export const chooseVideoFile = <File extends Sized>(files: readonly File[]): File | undefined => {
  const bySize = files
    .filter((file) => file.url !== '' && areaOf(file) <= MOST_PIXELS)
    .toSorted((a, b) => areaOf(a) - areaOf(b))
  return bySize.find(coversCanvas) ?? bySize.at(-1)
}

/** Upright ones first, otherwise in the library's order. */
export const putUprightFirst = <Video extends { width: number; height: number }>(
  videos: readonly Video[],
): Video[] => videos.toSorted((a, b) => Number(b.height > b.width) - Number(a.height > a.width))
