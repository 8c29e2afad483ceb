import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'

/** Temporary folder, removed after the tests. */
export const createTestFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-render-test-'))
  return {
    folder,
    tempDir: join(folder, 'temp'),
    cacheDir: join(folder, 'cache'),
    file: (name: string) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * A picture with lines, curves and the whole range of brightness: jumps and blur change it
 * measurably.
 */
export const drawPhoto = (path: string, { width = 540, height = 960, hue = 20 } = {}): string => {
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const sky = brush.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, `hsl(${hue}, 70%, 85%)`)
  sky.addColorStop(1, `hsl(${hue + 60}, 60%, 25%)`)
  brush.fillStyle = sky
  brush.fillRect(0, 0, width, height)
  for (let index = 0; index < 14; index += 1) {
    brush.fillStyle = `hsl(${hue + index * 25}, 65%, ${25 + index * 4}%)`
    brush.beginPath()
    const x = ((index * 137) % 100) / 100
    const y = ((index * 61) % 100) / 100
    brush.ellipse(x * width, y * height, width * 0.12, width * 0.09, index, 0, Math.PI * 2)
    brush.fill()
  }
  brush.strokeStyle = '#222'
  brush.lineWidth = 3
  for (let index = 1; index < 8; index += 1) {
    brush.beginPath()
    brush.moveTo(0, (height * index) / 8)
    brush.lineTo(width, (height * (index + 0.6)) / 8)
    brush.stroke()
  }
  writeFileSync(
    path,
    path.endsWith('png') ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 95),
  )
  return path
}

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])

/** PATH of this machine. */
export const PROGRAM_PATH = execFileSync('sh', ['-c', 'printf %s "$PATH"'], { encoding: 'utf8' })

/** A noisy tone followed by silence; `level` in decibels. */
export const recordSound = (
  path: string,
  { seconds = 2, level = -20, tone = 330, pause = 0 } = {},
): string => {
  const source = `sine=f=${tone}:d=${seconds},volume=${level}dB[a];anoisesrc=d=${seconds}:c=pink:a=0.1:seed=1,volume=${level}dB`
  ffmpeg(
    '-f',
    'lavfi',
    '-i',
    `${source}[b];[a][b]amix=inputs=2:normalize=0,apad=pad_dur=${pause}`,
    '-ac',
    '2',
    path,
  )
  return path
}

/** A clip whose brightness encodes the second; on green when it is to be keyed. */
export const filmClip = (
  path: string,
  { seconds = 1, isGreen = false, sound = false, isMuted = false } = {},
) => {
  const picture = isGreen
    ? `color=c=0x10c04a:s=270x480:r=30:d=${seconds},drawbox=x=85:y=160:w=100:h=200:c=0xd02020:t=fill`
    : `color=c=black:s=480x270:r=25:d=${seconds},geq=lum='16+N*8':cb=128:cr=128`
  ffmpeg(
    ...['-f', 'lavfi', '-i', picture],
    ...(sound ? ['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`] : []),
    ...(isMuted ? ['-f', 'lavfi', '-i', `anullsrc=d=${seconds}`] : []),
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-colorspace', 'bt709', path],
  )
  return path
}
