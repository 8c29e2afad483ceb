import {
  addGlow,
  addGrain,
  addVignette,
  apart,
  type Brush,
  blobPath,
  disc,
  fill,
  HEIGHT,
  WIDTH,
} from '../paint/canvas.ts'
import type { Background } from './background.ts'

const CELL = 270

type Tile = (brush: Brush, colours: { ground: string; shape: string; accent: string }) => void

const quarter: Tile = (brush, { shape, accent }) => {
  brush.fillStyle = shape
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.arc(0, 0, CELL, 0, Math.PI / 2)
  brush.fill()
  brush.fillStyle = accent
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.arc(0, 0, CELL * 0.48, 0, Math.PI / 2)
  brush.fill()
}
const halves: Tile = (brush, { shape, accent }) => {
  brush.fillStyle = shape
  brush.beginPath()
  brush.arc(0, CELL / 2, CELL / 2, -Math.PI / 2, Math.PI / 2)
  brush.fill()
  brush.fillStyle = accent
  brush.beginPath()
  brush.arc(CELL, CELL / 2, CELL / 2, Math.PI / 2, -Math.PI / 2)
  brush.fill()
}
const ring: Tile = (brush, { ground, shape, accent }) => {
  brush.fillStyle = shape
  disc(brush, CELL / 2, CELL / 2, CELL / 2)
  brush.fillStyle = ground
  disc(brush, CELL / 2, CELL / 2, CELL * 0.32)
  brush.fillStyle = accent
  disc(brush, CELL / 2, CELL / 2, CELL * 0.14)
}
const leaf: Tile = (brush, { shape }) => {
  brush.fillStyle = shape
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.arc(0, CELL, CELL, -Math.PI / 2, 0)
  brush.arc(CELL, 0, CELL, Math.PI / 2, Math.PI)
  brush.fill()
}
const plain: Tile = () => undefined

const geometry: Background = {
  key: 'geometry',
  name: 'Геометрия',
  altText: 'Крупные четверти кругов и кольца терракотовых тонов',
  tags: ['геометрия', 'терракотовый', 'яркий'],
  paint(brush, random) {
    fill(brush, '#f6eadd')
    const grounds = ['#f6eadd', '#f0d9c4', '#f6eadd', '#efc7a8'] as const
    const shapes = ['#d0714c', '#7b3426', '#e8b04a', '#2f5d62', '#ebb89a'] as const
    const tiles = [quarter, quarter, halves, ring, leaf, leaf, plain] as const
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        // The middle stays calm, because text goes there.
        const isCalm = row >= 2 && row <= 4
        apart(brush, () => {
          const ground = isCalm ? '#f6eadd' : random.pick(grounds)
          brush.translate(column * CELL, row * CELL - 120)
          brush.fillStyle = ground
          brush.fillRect(0, 0, CELL + 1, CELL + 1)
          brush.translate(CELL / 2, CELL / 2)
          brush.rotate((Math.floor(random.between(0, 4)) * Math.PI) / 2)
          brush.translate(-CELL / 2, -CELL / 2)
          const shape = random.pick(shapes)
          const accent = random.pick(['#f6eadd', '#e8b04a', '#7b3426'])
          const tile = random.pick(tiles)
          if (!isCalm) tile(brush, { ground, shape, accent: accent === shape ? '#f6eadd' : accent })
        })
      }
    }
    addGrain(brush, random, 0.13)
  },
}

const arches: Background = {
  key: 'arches',
  name: 'Арки',
  altText: 'Солнце над вложенными арками песочных тонов',
  tags: ['геометрия', 'бежевый', 'бохо'],
  paint(brush, random) {
    fill(brush, '#f5ead9')
    brush.fillStyle = '#e9a86a'
    disc(brush, 770, 640, 190)
    const arch = (x: number, base: number, radius: number, colours: readonly string[]) => {
      for (const [at, colour] of colours.entries()) {
        const reach = radius * (1 - at / (colours.length + 0.35))
        brush.fillStyle = colour
        brush.beginPath()
        brush.arc(x, base, reach, Math.PI, 0)
        brush.lineTo(x + reach, HEIGHT + 10)
        brush.lineTo(x - reach, HEIGHT + 10)
        brush.fill()
      }
    }
    arch(300, 1290, 470, ['#c8694a', '#f5ead9', '#d98d68', '#f5ead9', '#e8b99a', '#f5ead9'])
    arch(850, 1560, 400, ['#7a4a3c', '#f5ead9', '#a96a52', '#f5ead9', '#d9a184', '#f5ead9'])
    brush.fillStyle = '#5d6b55'
    for (const [x, lean] of [
      [130, -0.25],
      [190, 0.02],
      [255, 0.28],
    ] as const) {
      apart(brush, () => {
        brush.translate(x, HEIGHT + 20)
        brush.rotate(lean)
        for (let step = 0; step < 7; step += 1) {
          for (const side of [-1, 1]) {
            brush.beginPath()
            brush.ellipse(side * 34, -70 - step * 52, 44 - step * 3.4, 15, side * -0.62, 0, 7)
            brush.fill()
          }
        }
        brush.fillRect(-3, -420, 6, 420)
      })
    }
    addGrain(brush, random, 0.17)
  },
}

const terrazzo: Background = {
  key: 'terrazzo',
  name: 'Терраццо',
  altText: 'Светлый камень с цветной крошкой',
  tags: ['текстура', 'розовый', 'светлый'],
  paint(brush, random) {
    fill(brush, '#f6efe9')
    const colours = ['#e39b8b', '#3f5f6b', '#d9b779', '#a9bdb4', '#c9c2bb', '#8c4a46'] as const
    const placed: [number, number, number][] = []
    for (let tries = 0; tries < 5200 && placed.length < 430; tries += 1) {
      const radius = 8 + random.next() ** 3 * 58
      const x = random.between(-30, WIDTH + 30)
      const y = random.between(-30, HEIGHT + 30)
      const isFree = placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + radius + 9)
      if (!isFree) continue
      placed.push([x, y, radius])
      brush.fillStyle = random.pick(colours)
      const corners = 5 + Math.floor(random.between(0, 3))
      const turn = random.between(0, 6)
      brush.beginPath()
      for (let corner = 0; corner < corners; corner += 1) {
        const angle = turn + ((corner + random.between(-0.25, 0.25)) / corners) * Math.PI * 2
        const reach = radius * random.between(0.7, 1.05)
        brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      brush.closePath()
      brush.fill()
    }
    addGrain(brush, random, 0.12)
  },
}

const blobs: Background = {
  key: 'blobs',
  name: 'Мягкие формы',
  altText: 'Плавные персиковые и лиловые пятна',
  tags: ['абстракция', 'персиковый', 'мягкий'],
  paint(brush, random) {
    fill(brush, '#fbe9dd')
    const shapes = [
      { x: 160, y: 170, radius: 430, colour: '#f7c6a8' },
      { x: 1010, y: 520, radius: 330, colour: '#c9b4dc' },
      { x: 90, y: 1330, radius: 300, colour: '#f2a38c' },
      { x: 900, y: 1680, radius: 480, colour: '#8d78b8' },
      { x: 330, y: 1830, radius: 330, colour: '#f6d58e' },
    ]
    for (const { colour, ...shape } of shapes) {
      brush.fillStyle = colour
      blobPath(brush, random, { ...shape, wobble: 0.16 })
      brush.fill()
    }
    apart(brush, () => {
      brush.strokeStyle = '#5b3f63'
      brush.lineWidth = 4
      blobPath(brush, random, { x: 880, y: 1560, radius: 300, wobble: 0.14 })
      brush.stroke()
      brush.fillStyle = '#5b3f63'
      for (let row = 0; row < 6; row += 1) {
        for (let column = 0; column < 6; column += 1)
          disc(brush, 90 + column * 34, 90 + row * 34, 5)
      }
    })
    addGrain(brush, random, 0.18)
  },
}

const sunburst: Background = {
  key: 'sunburst',
  name: 'Ретролучи',
  altText: 'Лучи из нижнего угла в тонах старых афиш',
  tags: ['ретро', 'жёлтый', 'яркий'],
  paint(brush, random) {
    fill(brush, '#f4e3bd')
    const colours = ['#e6b655', '#f4e3bd', '#e08a45', '#f4e3bd', '#c65a3a', '#f4e3bd'] as const
    const rays = 36
    const [x, y] = [WIDTH / 2, 1500]
    for (let ray = 0; ray < rays; ray += 1) {
      brush.fillStyle = colours[ray % colours.length] ?? '#f4e3bd'
      brush.beginPath()
      brush.moveTo(x, y)
      for (const side of [0, 1]) {
        const angle = ((ray + side) / rays) * Math.PI * 2
        brush.lineTo(x + Math.cos(angle) * 2400, y + Math.sin(angle) * 2400)
      }
      brush.fill()
    }
    for (const [radius, colour] of [
      [360, '#8e3b2f'],
      [322, '#f4e3bd'],
      [286, '#c65a3a'],
      [210, '#e6b655'],
    ] as const) {
      brush.fillStyle = colour
      disc(brush, x, y, radius)
    }
    addGlow(brush, { x, y, radius: 1500, colour: '#fff3d6', alpha: 0.22 })
    addGrain(brush, random, 0.22)
    addVignette(brush, { colour: '#5a2a10', alpha: 0.2 })
  },
}

const halftone: Background = {
  key: 'halftone',
  name: 'Полутона',
  altText: 'Точки, которые растут к углам, на лимонном поле',
  tags: ['поп-арт', 'жёлтый', 'яркий'],
  paint(brush, random) {
    fill(brush, '#ffd84a')
    brush.fillStyle = '#ff6f59'
    const step = 40
    for (let row = -1; row * step * 0.87 < HEIGHT + step; row += 1) {
      for (let column = -1; column * step < WIDTH + step; column += 1) {
        const x = column * step + (row % 2 === 0 ? 0 : step / 2)
        const y = row * step * 0.87
        const near = Math.max(
          1 - Math.hypot(x - WIDTH, y - HEIGHT) / 1150,
          1 - Math.hypot(x, y) / 820,
        )
        if (near > 0.03) disc(brush, x, y, Math.min(23, 25 * near ** 0.8))
      }
    }
    addGrain(brush, random, 0.1)
  },
}

export const geometryBackgrounds: readonly Background[] = [
  geometry,
  arches,
  terrazzo,
  blobs,
  sunburst,
  halftone,
]
