import {
  addGlow,
  addGrain,
  addVignette,
  apart,
  type Brush,
  createPicture,
  disc,
  fill,
  WIDTH,
} from '../paint/canvas.ts'
import type { Random } from '../random.ts'
import type { Background } from './background.ts'

/** Bokeh: an even disc with a brighter rim. */
const bokeh = (
  brush: Brush,
  {
    x,
    y,
    radius,
    colour,
    alpha,
  }: { x: number; y: number; radius: number; colour: string; alpha: number },
) => {
  const level = (share: number) =>
    Math.round(alpha * share * 255)
      .toString(16)
      .padStart(2, '0')
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `${colour}${level(0.55)}`)
  light.addColorStop(0.78, `${colour}${level(0.66)}`)
  light.addColorStop(0.92, `${colour}${level(1)}`)
  light.addColorStop(1, `${colour}00`)
  brush.fillStyle = light
  disc(brush, x, y, radius)
}

const scatterBokeh = (
  brush: Brush,
  random: Random,
  {
    count,
    colours,
    size,
    band,
    glow = [0.16, 0.5],
  }: {
    count: number
    colours: readonly [string, ...string[]]
    size: readonly [number, number]
    band: readonly [number, number]
    glow?: readonly [number, number]
  },
) =>
  apart(brush, () => {
    brush.globalCompositeOperation = 'screen'
    for (let at = 0; at < count; at += 1) {
      bokeh(brush, {
        x: random.between(-60, WIDTH + 60),
        y:
          (band[0] + band[1]) / 2 +
          ((band[1] - band[0]) / 2) * Math.max(-1, Math.min(1, random.normal() * 0.8)),
        radius: random.between(...size),
        colour: random.pick(colours),
        alpha: random.between(...glow),
      })
    }
  })

const cityBokeh: Background = {
  key: 'city-bokeh',
  name: 'Огни города',
  altText: 'Размытые огни ночного города',
  tags: ['боке', 'тёмный', 'ночь'],
  paint(brush, random) {
    fill(brush, '#0b1120')
    addGlow(brush, { x: 200, y: 1500, radius: 1100, colour: '#23366b', alpha: 0.9 })
    addGlow(brush, { x: 950, y: 1250, radius: 900, colour: '#5b2a55', alpha: 0.75 })
    addGlow(brush, { x: 560, y: 1900, radius: 800, colour: '#8a4a2a', alpha: 0.6 })
    const warm = ['#ffb25e', '#ff8a5c', '#ffd9a0', '#ff5f6d'] as const
    const cold = ['#6fa8ff', '#8fd3ff', '#b79bff'] as const
    scatterBokeh(brush, random, { count: 26, colours: cold, size: [70, 150], band: [700, 1850] })
    scatterBokeh(brush, random, {
      count: 44,
      colours: warm,
      size: [30, 105],
      band: [950, 1800],
      glow: [0.3, 0.75],
    })
    scatterBokeh(brush, random, {
      count: 46,
      colours: [...warm, ...cold],
      size: [8, 30],
      band: [1050, 1650],
      glow: [0.4, 0.95],
    })
    addGrain(brush, random, 0.12)
    addVignette(brush, { alpha: 0.4 })
  },
}

const goldBokeh: Background = {
  key: 'gold-bokeh',
  name: 'Золотые блики',
  altText: 'Тёплые золотые блики',
  tags: ['боке', 'золотой', 'праздник'],
  paint(brush, random) {
    fill(brush, '#2e1a0c')
    addGlow(brush, { x: 540, y: 300, radius: 1300, colour: '#c98b3e', alpha: 0.85 })
    addGlow(brush, { x: 900, y: 1200, radius: 1000, colour: '#8f5523', alpha: 0.8 })
    addGlow(brush, { x: 100, y: 1700, radius: 900, colour: '#6b3b1c', alpha: 0.9 })
    const gold = ['#ffe3a6', '#ffcf70', '#ffb84d', '#fff3d4'] as const
    scatterBokeh(brush, random, { count: 30, colours: gold, size: [80, 170], band: [-200, 1300] })
    scatterBokeh(brush, random, {
      count: 60,
      colours: gold,
      size: [16, 70],
      band: [-100, 1700],
      glow: [0.2, 0.6],
    })
    scatterBokeh(brush, random, {
      count: 90,
      colours: gold,
      size: [3, 12],
      band: [0, 1900],
      glow: [0.4, 1],
    })
    addGrain(brush, random, 0.1)
    addVignette(brush, { colour: '#1a0d04', alpha: 0.45 })
  },
}

const aura: Background = {
  key: 'aura',
  name: 'Аура',
  altText: 'Плавное сияние коралловых и синих тонов',
  tags: ['абстракция', 'сияние', 'мягкий'],
  paint(brush, random) {
    fill(brush, '#f3e4dc')
    addGlow(brush, { x: 540, y: 900, radius: 900, colour: '#ff7f6a', alpha: 0.95 })
    addGlow(brush, { x: 540, y: 900, radius: 560, colour: '#ffb27a', alpha: 0.95 })
    addGlow(brush, { x: 540, y: 920, radius: 300, colour: '#fff0c9', alpha: 0.95 })
    addGlow(brush, { x: 60, y: 1750, radius: 980, colour: '#4b62ff', alpha: 0.75 })
    addGlow(brush, { x: 1080, y: 120, radius: 900, colour: '#7a6bff', alpha: 0.6 })
    addGlow(brush, { x: 1040, y: 1700, radius: 700, colour: '#ff9ec0', alpha: 0.6 })
    addGrain(brush, random, 0.26)
  },
}

/** A palm leaf: a spine with narrow blades on both sides. */
const palmLeaf = (
  brush: Brush,
  { x, y, angle, reach }: { x: number; y: number; angle: number; reach: number },
) =>
  apart(brush, () => {
    brush.translate(x, y)
    brush.rotate(angle)
    brush.lineWidth = 7
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.quadraticCurveTo(reach * 0.5, -reach * 0.16, reach, reach * 0.06)
    brush.stroke()
    for (let step = 0.12; step < 1; step += 0.055) {
      const spineY = -0.32 * step * (1 - step) * reach + 0.06 * step * step * reach
      const blade = reach * 0.36 * Math.sin(Math.PI * Math.min(1, step * 0.82 + 0.16))
      for (const side of [-1, 1]) {
        brush.beginPath()
        brush.moveTo(step * reach, spineY)
        brush.quadraticCurveTo(
          step * reach + blade * 0.62,
          spineY + side * blade * 0.32,
          step * reach + blade * 0.66,
          spineY + side * blade,
        )
        brush.quadraticCurveTo(
          step * reach + blade * 0.3,
          spineY + side * blade * 0.5,
          step * reach + 16,
          spineY,
        )
        brush.fill()
      }
    }
  })

const windowLight: Background = {
  key: 'window-light',
  name: 'Свет из окна',
  altText: 'Солнечный свет из окна и тень листьев на стене',
  tags: ['свет', 'бежевый', 'спокойный'],
  paint(brush, random) {
    fill(brush, '#cbb9a5')
    addGlow(brush, { x: 700, y: 700, radius: 1500, colour: '#e2d3c0', alpha: 0.8 })
    const { canvas, brush: light } = createPicture()
    light.fillStyle = '#fff6e2'
    light.setTransform(1, 0.24, -0.2, 1, 250, 60)
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 2; column += 1)
        light.fillRect(column * 385, row * 480, 345, 440)
    }
    light.resetTransform()
    light.globalCompositeOperation = 'destination-out'
    light.fillStyle = '#000000'
    light.strokeStyle = '#000000'
    for (const [x, y, angle, reach] of [
      [1060, 1320, -2.45, 800],
      [1080, 1240, -1.95, 760],
      [1090, 1420, -2.92, 860],
      [1040, 1560, -2.6, 700],
    ] as const) {
      palmLeaf(light, { x, y, angle, reach })
    }
    apart(brush, () => {
      brush.filter = 'blur(9px)'
      brush.globalAlpha = 0.86
      brush.globalCompositeOperation = 'soft-light'
      brush.drawImage(canvas, 0, 0)
      brush.globalCompositeOperation = 'source-over'
      brush.globalAlpha = 0.5
      brush.drawImage(canvas, 0, 0)
    })
    addGrain(brush, random, 0.14)
    addVignette(brush, { colour: '#4a3526', alpha: 0.2 })
  },
}

export const lightBackgrounds: readonly Background[] = [cityBokeh, goldBokeh, aura, windowLight]
