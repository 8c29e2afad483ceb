import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStillDrawer } from '@kadr/render/draw-still'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'

export const runFfmpeg = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])

const HIGH_RANGE = [
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv444p',
  'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv',
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020',
  'zscale=t=arib-std-b67:m=bt2020nc:r=tv:npl=203,format=yuv420p10le',
].join(',')
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-pix_fmt', 'yuv420p']
const HEVC = [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-crf', '20', '-x265-params', 'log-level=error'],
  ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc', '-color_trc', 'arib-std-b67'],
]

/** A drawn presenter before a wall, as a still of the given height. */
const drawPresenter = async (folder: string, key: 'anna' | 'lina' | 'mark' | 'peter') => {
  const captions = { style: 'none', preset: null, position: 'bottom', accent: null } as const
  const presenter = { kind: 'drawn', key, backdrop: null } as const
  const form = createTalkingForm({ script: 'Проверка.', presenter, captions })
  const scene = talkingHead.toScene({ facts: new Map(), form })
  const draw = await createStillDrawer({ scene, scale: 0.5, folder: join(folder, 'objects') })
  const picture = join(folder, `${key}.png`)
  writeFileSync(picture, draw(0.5).image.toBuffer('image/png'))
  return picture
}

type Source = { file: string; width: number; height: number }

type Order = { folder: string; name: string; voice: string | null; seconds: number }
type Make = (order: Order) => Promise<Source>

/** How loud and how clean the voice was recorded. */
const listen = (voice: string | null, sound: string) =>
  voice === null ? [] : ['-i', voice, '-af', sound]

const still = (picture: string) => ['-loop', '1', '-framerate', '30', '-i', picture]
const wall = (colour: string, size: string) => [
  ...['-f', 'lavfi', '-i', `color=c=${colour}:s=${size}:r=30`],
]

const portrait =
  (who: 'anna' | 'lina' | 'mark' | 'peter', sound = 'anull'): Make =>
  async ({ folder, name, voice, seconds }) => {
    const file = join(folder, `${name}.mp4`)
    const picture = await drawPresenter(folder, who)
    const hand = "scale=594:1056,crop=540:960:'27+12*sin(t*1.3)':'48+10*sin(t*1.9)'"
    runFfmpeg(
      ...still(picture),
      ...listen(voice, sound),
      '-vf',
      hand,
      '-t',
      `${seconds}`,
      ...H264,
      file,
    )
    return { file, width: 540, height: 960 }
  }

/** A person who walks before a wall, filmed in landscape. */
const walk =
  (who: 'anna' | 'lina' | 'mark' | 'peter', at: string, sound = 'anull'): Make =>
  async ({ folder, name, voice, seconds }) => {
    const file = join(folder, `${name}.mp4`)
    const picture = await drawPresenter(folder, who)
    runFfmpeg(
      ...[...wall('0x8a9a86', '1280x720'), ...still(picture), ...listen(voice, sound)],
      ...['-filter_complex', `[1:v]scale=405:720[p];[0:v][p]overlay=x='${at}':y=0`],
      ...['-t', `${seconds}`, ...H264, file],
    )
    return { file, width: 1280, height: 720 }
  }

const pair: Make = async ({ folder, name, voice, seconds }) => {
  const file = join(folder, `${name}.mp4`)
  const [left, right] = [await drawPresenter(folder, 'mark'), await drawPresenter(folder, 'lina')]
  runFfmpeg(
    ...[
      ...wall('0xb7a58f', '1280x720'),
      ...still(left),
      ...still(right),
      ...listen(voice, 'anull'),
    ],
    ...[
      '-filter_complex',
      '[1:v]scale=405:720[l];[2:v]scale=324:576[r];[0:v][l]overlay=x=120:y=0[o];[o][r]overlay=x=800:y=144',
    ],
    ...['-t', `${seconds}`, ...H264, file],
  )
  return { file, width: 1280, height: 720 }
}

/** Held upright and written lying, in high dynamic range, with frames as they come. */
const phone: Make = async ({ folder, name, voice, seconds }) => {
  const flat = join(folder, `${name}-flat.mov`)
  const file = join(folder, `${name}.mov`)
  const picture = await drawPresenter(folder, 'peter')
  const turned = `select='lt(mod(t\\,4)\\,3)+not(mod(n\\,2))',transpose=clock,${HIGH_RANGE}`
  runFfmpeg(
    ...[...still(picture), ...listen(voice, 'anull'), '-vf', turned, '-vsync', 'vfr'],
    ...['-t', `${seconds}`, ...HEVC, '-tag:v', 'hvc1', flat],
  )
  runFfmpeg('-i', flat, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', file)
  return { file, width: 540, height: 960 }
}

/** A screen or a street: nobody is seen. */
const scenery =
  (size: string, zoom: string): Make =>
  async ({ folder, name, voice, seconds }) => {
    const file = join(folder, `${name}.mp4`)
    const [width = 1280, height = 720] = size.split('x').map(Number)
    const picture = `gradients=s=${size}:r=30:c0=0x2e4057:c1=0xd8a47f:c2=0x66a182:n=3:speed=0.02`
    const vf = ['-vf', zoom]
    runFfmpeg(
      ...[
        '-f',
        'lavfi',
        '-i',
        picture,
        ...listen(voice, 'anull'),
        ...vf,
        '-t',
        `${seconds}`,
        ...H264,
        file,
      ],
    )
    return { file, width, height }
  }

const NOISE = 'volume=-22dB,highpass=f=60'

/** Ten ways people film. */
export const SOURCES = {
  portrait: portrait('anna'),
  quiet: portrait('lina', NOISE),
  walk: walk('anna', '437+330*sin(t/2)'),
  corner: walk('mark', '860'),
  square: walk('lina', '200+20*sin(t)'),
  pair,
  phone,
  street: scenery('1280x720', 'vignette'),
  mute: scenery('960x960', 'hue=s=0.8'),
  long: walk('peter', '437+120*sin(t/5)'),
} satisfies Record<string, Make>
