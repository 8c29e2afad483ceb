import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeMedia } from '../../../test/media.ts'
import { findMediaTools } from './media-tools.ts'
import { makePoster, normaliseVideo } from './video.ts'

const folder = mkdtempSync(join(tmpdir(), 'kadr-video-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tools = findMediaTools({
  tempDir: folder,
  cacheDir: folder,
  path: '/usr/local/bin:/usr/bin:/bin',
})
const SECONDS = 2
/** Ten frames a second in the second half: a phone in the dark. */
const UNEVEN = "select='lt(t\\,1)+not(mod(n\\,3))'"
const GREY = 128
const COLOURS = [
  '-color_primaries',
  'bt2020',
  '-colorspace',
  'bt2020nc',
  '-color_trc',
  'arib-std-b67',
]

/** Upright on the phone, in HLG of ten bits, with frames as they come; grey above, black below. */
const filmPhone = () => {
  const flat = join(folder, 'flat.mov')
  const filters = [
    UNEVEN,
    'format=gbrp,drawbox=x=0:w=320:h=360:c=0x808080:t=fill',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv444p',
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv',
    'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020',
    'zscale=t=arib-std-b67:m=bt2020nc:r=tv:npl=203,format=yuv420p10le',
  ]
  writeFileSync(
    flat,
    makeMedia('flat.mov', [
      ...['-f', 'lavfi', '-i', `color=c=black:s=640x360:r=30:d=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `sine=f=300:d=${SECONDS}`, '-vf', filters.join(',')],
      ...['-vsync', 'vfr', '-c:v', 'libx265', '-preset', 'ultrafast', '-crf', '10'],
      ...['-x265-params', 'log-level=error', ...COLOURS, '-tag:v', 'hvc1', '-c:a', 'aac'],
    ]),
  )
  const path = join(folder, 'phone.mov')
  const turned = ['-i', flat, '-c', 'copy', '-metadata:s:v:0', 'rotate=90']
  writeFileSync(path, makeMedia('phone.mov', turned))
  return path
}

const readStreams = (path: string) => {
  const entries =
    'stream=codec_name,width,height,avg_frame_rate,color_transfer,color_space,nb_frames'
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    entries,
    '-of',
    'json',
    path,
  ]
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })).streams[0]
}

/** Brightness at the top and at the bottom of the first picture. */
const readEnds = (path: string, width: number, height: number) => {
  const shown = ['-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
  const bytes = execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, ...shown])
  const at = (y: number) => bytes[Math.round(y * height) * width + width / 2] ?? 0
  return [at(0.25), at(0.75)].sort((one, other) => one - other)
}

it('makes of a phone recording one that every player shows: upright, even, of the usual range [needs libx265]', async () => {
  const path = filmPhone()
  const target = join(folder, 'normal.mp4')
  const poster = join(folder, 'poster.jpg')
  const source = { tools, path, demuxer: 'mov', durationSeconds: SECONDS }
  const made = await normaliseVideo({ ...source, target, shortSide: 180, width: 360, height: 640 })
  await makePoster({ ...source, target: poster })
  expect(made).toMatchObject({ width: 180, height: 320 })
  const stream = readStreams(target)
  expect(stream).toMatchObject({
    codec_name: 'h264',
    avg_frame_rate: '30/1',
    color_transfer: 'bt709',
    color_space: 'bt709',
  })
  // The last of the slow frames is written as long as one of thirty.
  expect(Number(stream.nb_frames)).toBeGreaterThanOrEqual(SECONDS * 30 - 2)
  for (const [file, width, height] of [
    [target, 180, 320],
    [poster, 360, 640],
  ] as const) {
    const [dark = 0, grey = 0] = readEnds(file, width, height)
    expect(dark).toBeLessThanOrEqual(18)
    expect(Math.abs(grey - GREY)).toBeLessThanOrEqual(4)
  }
}, 60_000)
