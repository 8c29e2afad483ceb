import { execFileSync } from 'node:child_process'

/** Patches of a picture 640 wide, left to right: greys, skin, a bright wall, a blue coat. */
export const PATCHES: readonly (readonly [number, number, number])[] = [
  [64, 64, 64],
  [128, 128, 128],
  [180, 136, 115],
  [235, 235, 235],
  [32, 80, 176],
]

const hex = (colour: readonly number[]) =>
  colour.map((part) => part.toString(16).padStart(2, '0')).join('')

/** A second of patches as a phone films them in high dynamic range: HEVC of ten bits. */
export const filmHighRange = (
  path: string,
  { transfer, isTold = true }: { transfer: 'arib-std-b67' | 'smpte2084'; isTold?: boolean },
): string => {
  const boxes = PATCHES.map(
    (patch, at) => `drawbox=x=${at * 128}:w=128:h=96:c=0x${hex(patch)}:t=fill`,
  )
  const filters = [
    ...boxes,
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuv444p',
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv',
    'zscale=t=linear:npl=203',
    'format=gbrpf32le',
    'zscale=p=bt2020',
    `zscale=t=${transfer}:m=bt2020nc:r=tv:npl=203`,
    'format=yuv420p10le',
    ...(isTold ? [] : ['setparams=color_primaries=unknown:colorspace=unknown']),
  ]
  const colours = isTold ? ['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'] : []
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=s=640x96:r=10:d=1'],
    ...['-vf', ['format=gbrp', ...filters].join(','), '-c:v', 'libx265', '-preset', 'ultrafast'],
    ...['-crf', '8', '-x265-params', 'log-level=error', ...colours, '-color_trc', transfer],
    ...['-tag:v', 'hvc1', path],
  ])
  return path
}

/** Colours in the middle of the patches of the first frame, by these filters. */
export const readPatches = (
  file: string,
  filters: readonly string[],
): (readonly [number, number, number])[] => {
  const shown = [...filters, 'format=yuv420p', 'scale=in_color_matrix=bt709:in_range=tv']
  const bytes = execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-i', file, '-frames:v', '1', '-vf', shown.join(',')],
    ...['-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'],
  ])
  return PATCHES.map((_, at) => {
    const from = (48 * 640 + at * 128 + 64) * 3
    return [bytes[from] ?? 0, bytes[from + 1] ?? 0, bytes[from + 2] ?? 0]
  })
}
