import type { Random } from '../random.ts'
import { addGrain, apart, type Brush, createPicture, disc, fill, HEIGHT, WIDTH } from './canvas.ts'

const FIBRES = 900

/** Low-frequency noise: drawn small, blurred and stretched. */
const addClouds = (
  brush: Brush,
  random: Random,
  { strength, cells }: { strength: number; cells: number },
) => {
  const [width, height] = [cells * 9, cells * 16]
  const { canvas, brush: small } = createPicture(width, height)
  const noise = small.createImageData(width, height)
  for (let at = 0; at < noise.data.length; at += 4) {
    noise.data.fill(128 + random.normal() * 70, at, at + 3)
    noise.data[at + 3] = 255
  }
  small.putImageData(noise, 0, 0)
  const { canvas: soft, brush: middle } = createPicture(WIDTH / 4, HEIGHT / 4)
  middle.filter = `blur(${Math.round(WIDTH / cells / 56)}px)`
  middle.imageSmoothingQuality = 'high'
  middle.drawImage(canvas, -15, -15, WIDTH / 4 + 30, HEIGHT / 4 + 30)
  apart(brush, () => {
    brush.globalAlpha = strength
    brush.globalCompositeOperation = 'soft-light'
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(soft, 0, 0, WIDTH, HEIGHT)
  })
}

const addFibres = (brush: Brush, random: Random, colours: readonly [string, ...string[]]) => {
  apart(brush, () => {
    brush.lineCap = 'round'
    for (let count = 0; count < FIBRES; count += 1) {
      const x = random.between(-20, WIDTH + 20)
      const y = random.between(-20, HEIGHT + 20)
      const reach = random.between(8, 46)
      const angle = random.between(0, Math.PI * 2)
      brush.globalAlpha = random.between(0.03, 0.12)
      brush.strokeStyle = random.pick(colours)
      brush.lineWidth = random.between(0.6, 1.6)
      brush.beginPath()
      brush.moveTo(x, y)
      brush.quadraticCurveTo(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        x + Math.cos(angle + random.between(-1, 1)) * reach * 1.6,
        y + Math.sin(angle + random.between(-1, 1)) * reach * 1.6,
      )
      brush.stroke()
    }
  })
}

const addSpecks = (brush: Brush, random: Random, colours: readonly [string, ...string[]]) => {
  apart(brush, () => {
    for (let count = 0; count < 320; count += 1) {
      brush.globalAlpha = random.between(0.05, 0.22)
      brush.fillStyle = random.pick(colours)
      const radius = random.between(0.6, 2.2)
      disc(brush, random.between(0, WIDTH), random.between(0, HEIGHT), radius)
    }
  })
}

/** Paper texture: unevenness, fibres, specks and grain. */
export const paintPaper = (
  brush: Brush,
  random: Random,
  {
    colour,
    ink,
    clouds = 0.5,
  }: { colour: string; ink: readonly [string, ...string[]]; clouds?: number },
) => {
  fill(brush, colour)
  addClouds(brush, random, { strength: clouds, cells: 1 })
  addClouds(brush, random, { strength: clouds * 0.45, cells: 7 })
  addFibres(brush, random, ['#ffffff', ...ink])
  addSpecks(brush, random, ink)
  addGrain(brush, random, 0.1)
}
