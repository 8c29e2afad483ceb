import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

const WIDTH = 270
const HEIGHT = 480
const FRAMES = 3
const GREEN = [30, 178, 66]

/** Seeded, so that strands are the same on every machine. */
const createRandom = () => {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const drawStrands = (brush: SKRSContext2D, { count, hair }: { count: number; hair: string }) => {
  const random = createRandom()
  brush.lineCap = 'round'
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI * (1.02 + random() * 0.96)
    const length = 58 + random() * 34
    const bend = (random() - 0.5) * 30
    const x = 135 + Math.cos(angle) * 40
    const y = 150 + Math.sin(angle) * 40
    brush.strokeStyle = hair
    brush.lineWidth = 0.7 + random() * 1.1
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(
      ...[x + Math.cos(angle) * length * 0.5 + bend, y + Math.sin(angle) * length * 0.5],
      ...[135 + Math.cos(angle) * length * 1.25 + bend, 150 + Math.sin(angle) * length],
    )
    brush.stroke()
  }
}

/** A person with loose hair on a transparent background. */
const drawPerson = (frame: number, hair: string): Canvas => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const brush = canvas.getContext('2d')
  brush.translate(frame * 1.5, 0)
  drawStrands(brush, { count: 90, hair })
  brush.fillStyle = '#3a4a8c'
  brush.beginPath()
  brush.roundRect(60, 240, 150, 280, 46)
  brush.fill()
  brush.fillStyle = '#e0ac8a'
  brush.beginPath()
  brush.ellipse(135, 175, 48, 62, 0, 0, Math.PI * 2)
  brush.fill()
  brush.fillStyle = '#ffffff'
  brush.fillRect(100, 300, 70, 40)
  return canvas
}

/** A green screen with light falloff to one corner and small-sensor noise. */
const drawScreen = (dimmest: number): Canvas => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(WIDTH, HEIGHT)
  const random = createRandom()
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const light = 1 - (1 - dimmest) * ((x / WIDTH) * 0.6 + (y / HEIGHT) * 0.4)
      const noise = (random() - 0.5) * 14
      const at = (y * WIDTH + x) * 4
      for (const [channel, value] of GREEN.entries())
        image.data[at + channel] = value * light + noise
      image.data[at + 3] = 255
    }
  }
  brush.putImageData(image, 0, 0)
  return canvas
}

const clone = (canvas: Canvas) => {
  const copy = createCanvas(WIDTH, HEIGHT)
  copy.getContext('2d').drawImage(canvas, 0, 0)
  return copy
}

/** Green spill of the screen on the person. */
const addSpill = (person: Canvas, share: number): Canvas => {
  const canvas = clone(person)
  const brush = canvas.getContext('2d')
  brush.globalCompositeOperation = 'source-atop'
  const light = brush.createLinearGradient(60, 0, 215, 0)
  light.addColorStop(0, `rgba(${GREEN}, ${share})`)
  light.addColorStop(0.4, `rgba(${GREEN}, 0)`)
  light.addColorStop(0.6, `rgba(${GREEN}, 0)`)
  light.addColorStop(1, `rgba(${GREEN}, ${share})`)
  brush.fillStyle = light
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  return canvas
}

const drawOver = (below: Canvas, above: Canvas): Canvas => {
  const canvas = clone(below)
  canvas.getContext('2d').drawImage(above, 0, 0)
  return canvas
}

const encode = (path: string, frames: readonly Canvas[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-footage-'))
  try {
    for (const [index, frame] of frames.entries())
      writeFileSync(join(folder, `${index}.png`), frame.toBuffer('image/png'))
    execFileSync('ffmpeg', [
      ...['-nostdin', '-v', 'error', '-y', '-framerate', '30', '-i', join(folder, '%d.png')],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-colorspace', 'bt709', path],
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** First frame of a clip, decoded as a browser does. */
export const firstFrame = (clip: string, path: string): string => {
  const colours = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int'
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-i', clip, '-frames:v', '1'],
    ...['-vf', `${colours},format=rgb24`, path],
  ])
  return path
}

export type Footage = { hair: string; dimmest: number; spill: number }

/** A green-screen clip, and the person alone: the output of an ideal key for the first frame. */
export const filmBeforeScreen = (path: string, { hair, dimmest, spill }: Footage) => {
  const screen = drawScreen(dimmest)
  const people = Array.from({ length: FRAMES }, (_, frame) => drawPerson(frame, hair))
  encode(
    path,
    people.map((person) => drawOver(screen, addSpill(person, spill))),
  )
  const [person] = people
  if (!person) throw new Error('no frames')
  return person
}
