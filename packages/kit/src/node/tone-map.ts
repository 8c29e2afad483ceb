import type { VideoStream } from './probe-media.ts'

/** Ways a phone writes brightness in high dynamic range: PQ and HLG. */
const HIGH_RANGE = new Set(['smpte2084', 'arib-std-b67'])

/** Paper white of both in candelas (BT.2408), and the brightest that phones write. */
const WHITE = 203
const PEAK = 1000

const isKnown = (name: string | null) => name !== null && name !== 'unknown'

/** Some files tell only how brightness is written; all such cameras write the rest alike. */
const fillIn = ({ colorSpace, colorPrimaries }: VideoStream): string[] => {
  const missing = [
    ...(isKnown(colorSpace) ? [] : ['colorspace=bt2020nc']),
    ...(isKnown(colorPrimaries) ? [] : ['color_primaries=bt2020']),
  ]
  return missing.length > 0 ? [`setparams=${missing.join(':')}`] : []
}

/**
 * Filters that bring a picture of high dynamic range to BT.709, in this order; none for the usual range. They work in
 * floating point: the picture is made small before.
 */
export const listToneMap = (video: VideoStream): string[] => {
  if (!HIGH_RANGE.has(video.colorTransfer ?? '')) return []
  return [
    ...fillIn(video),
    `zscale=t=linear:npl=${WHITE}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    `tonemap=mobius:param=0.5:peak=${(PEAK / WHITE).toFixed(2)}:desat=0`,
    'zscale=t=bt709:m=bt709:r=tv',
  ]
}
