import { execFileSync } from 'node:child_process'
import { drawPhoto } from './test-media.ts'

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '10', '-pix_fmt', 'yuv420p']
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

/** How bright the frame of a counting film is: neighbours differ, and it begins anew after 100 of them. */
export const brightnessOf = (frame: number): number => 20 + (frame % 100) * 2

/** A film whose brightness tells the number of its frame; a key frame every second, as phones write. */
export const filmCounter = (
  path: string,
  {
    seconds = 12,
    rate = 30,
    size = '320x180',
    isTurned = false,
    codec = H264,
    filters = [],
    colours = BT709,
  }: {
    seconds?: number
    rate?: number
    size?: string
    isTurned?: boolean
    codec?: readonly string[]
    /** After the numbers are drawn. */
    filters?: readonly string[]
    colours?: readonly string[]
  } = {},
): string => {
  const own = isTurned ? `${path}.flat.mp4` : path
  const picture = `color=c=black:s=${size}:r=${rate}:d=${seconds},geq=lum='20+mod(N,100)*2':cb=128:cr=128`
  ffmpeg(
    ...['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=f=300:d=${seconds}`],
    ...['-vf', ['scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...filters].join(',')],
    ...[...codec, '-g', `${rate}`, '-vsync', 'vfr', ...colours, '-shortest', own],
  )
  if (isTurned) ffmpeg('-i', own, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', path)
  return path
}

/** A film that travels over a picture. */
export const filmTravel = (path: string, { seconds = 4, size = '480x270' } = {}): string => {
  const photo = drawPhoto(`${path}.png`, { width: 960, height: 540 })
  const [width = '480', height = '270'] = size.split('x')
  ffmpeg(
    ...['-loop', '1', '-framerate', '30', '-i', photo, '-t', `${seconds}`],
    ...['-vf', `crop=${width}:${height}:x=n*2:y=60,scale=out_color_matrix=bt709:out_range=tv`],
    ...[...H264, ...BT709, path],
  )
  return path
}

/** The frame shown at a second of a film, as a browser decodes it. */
export const frameAt = (
  film: string,
  { second, path }: { second: number; path: string },
): string => {
  ffmpeg('-ss', `${Math.max(0, second - 0.008)}`, '-i', film, '-frames:v', '1', path)
  return path
}

export const HEVC = [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-crf', '6', '-x265-params', 'log-level=error'],
]

/** As a phone films in high dynamic range: HLG of ten bits. */
export const HIGH_RANGE = {
  codec: HEVC,
  filters: [
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv',
    'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020',
    'zscale=t=arib-std-b67:m=bt2020nc:r=tv:npl=203,format=yuv420p10le',
  ],
  colours: [
    ...['-colorspace', 'bt2020nc', '-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67'],
  ],
}

/** Whether a phone that slows down in the dark writes this frame. */
export const isWritten = (frame: number): boolean => frame % 30 < 18 || frame % 3 === 0

/** Frames come as they are written: thirty a second, then ten. */
export const UNEVEN = { filters: ["select='lt(mod(n\\,30)\\,18)+not(mod(n\\,3))'"] }
