import { apart, type Brush, HEIGHT, WIDTH } from '../paint/canvas.ts'
import { paintPaper } from '../paint/paper.ts'
import { createRandom, type Random } from '../random.ts'
import type { Background } from './background.ts'

/** A ragged horizontal edge. */
const edge = (random: Random, y: number, { swing, rough }: { swing: number; rough: number }) => {
  const waves = Array.from({ length: 3 }, (_, at) => ({
    length: WIDTH / random.between(0.6 + at * 0.7, 1.2 + at),
    phase: random.between(0, 7),
    height: swing / (at + 1),
  }))
  const points: [number, number][] = []
  for (let x = -20; x <= WIDTH + 20; x += 6) {
    const wave = waves.reduce(
      (sum, w) => sum + Math.sin((x / w.length) * 6.28 + w.phase) * w.height,
      0,
    )
    points.push([x, y + wave + random.normal() * rough])
  }
  return points
}

const sheet = (brush: Brush, points: readonly [number, number][], lift = 0) => {
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y + lift)
  brush.lineTo(WIDTH + 40, HEIGHT + 400)
  brush.lineTo(-40, HEIGHT + 400)
  brush.closePath()
}

/** A torn sheet with a white core along the tear and a shadow below. */
const tornSheet = (brush: Brush, random: Random, { y, colour }: { y: number; colour: string }) => {
  const tear = edge(random, y, { swing: 46, rough: 1.5 })
  const core = tear.map(([x, top]): [number, number] => [
    x,
    top - 10 - Math.abs(random.normal()) * 5,
  ])
  apart(brush, () => {
    brush.shadowColor = 'rgba(40, 36, 24, 0.30)'
    brush.shadowBlur = 42
    brush.shadowOffsetY = -10
    brush.fillStyle = '#fdfcf7'
    sheet(brush, core)
    brush.fill()
  })
  apart(brush, () => {
    sheet(brush, tear)
    brush.clip()
    paintPaper(brush, createRandom(`torn ${colour}`), { colour, ink: ['#3e4a38'], clouds: 0.35 })
  })
}

const tornPaper: Background = {
  key: 'torn-paper',
  name: 'Рваная бумага',
  altText: 'Слои рваной бумаги шалфейных оттенков',
  tags: ['бумага', 'зелёный', 'спокойный'],
  paint(brush, random) {
    paintPaper(brush, random, { colour: '#f1efe4', ink: ['#8a8468'], clouds: 0.4 })
    for (const [y, colour] of [
      [1180, '#d7dcc6'],
      [1390, '#b3bf9f'],
      [1590, '#86977a'],
      [1770, '#566650'],
    ] as const) {
      tornSheet(brush, random, { y, colour })
    }
  },
}

const foldedPaper: Background = {
  key: 'folded-paper',
  name: 'Тёплая бумага',
  altText: 'Лист тёплой бумаги со следами сгибов',
  tags: ['бумага', 'бежевый', 'спокойный'],
  paint(brush, random) {
    paintPaper(brush, random, { colour: '#f1e6d3', ink: ['#a98a63', '#7d6244'], clouds: 0.75 })
    const fold = (x: number, y: number, isDown: boolean) => {
      const [w, h] = isDown ? [170, HEIGHT] : [WIDTH, 170]
      const shade = brush.createLinearGradient(x, y, isDown ? x + w : x, isDown ? y : y + h)
      shade.addColorStop(0, 'rgba(84, 58, 28, 0.17)')
      shade.addColorStop(0.05, 'rgba(84, 58, 28, 0.08)')
      shade.addColorStop(1, 'rgba(84, 58, 28, 0)')
      brush.fillStyle = shade
      brush.fillRect(x, y, w, h)
      brush.fillStyle = 'rgba(255, 252, 244, 0.75)'
      brush.fillRect(
        isDown ? x - 4 : 0,
        isDown ? 0 : y - 4,
        isDown ? 4 : WIDTH,
        isDown ? HEIGHT : 4,
      )
    }
    fold(WIDTH / 2, 0, true)
    fold(0, HEIGHT / 3, false)
    fold(0, (HEIGHT * 2) / 3, false)
  },
}

const paperWaves: Background = {
  key: 'paper-waves',
  name: 'Бумажные волны',
  altText: 'Вырезанные из бумаги синие волны одна под другой',
  tags: ['бумага', 'синий', 'волны'],
  paint(brush, random) {
    paintPaper(brush, random, { colour: '#f4f2ec', ink: ['#9aa3c7'], clouds: 0.3 })
    const colours = ['#dfe4ff', '#b9c4ff', '#8698ff', '#5a70ff', '#2f4bff', '#1f33b8', '#14206b']
    for (const [at, colour] of colours.entries()) {
      const wave = edge(random, 940 + at * 148, { swing: 74, rough: 0 })
      apart(brush, () => {
        brush.shadowColor = 'rgba(12, 20, 80, 0.34)'
        brush.shadowBlur = 34
        brush.shadowOffsetY = -8
        brush.fillStyle = colour
        sheet(brush, wave)
        brush.fill()
      })
      apart(brush, () => {
        sheet(brush, wave)
        brush.clip()
        paintPaper(brush, createRandom(`wave ${at}`), { colour, ink: ['#0d1547'], clouds: 0.25 })
      })
    }
  },
}

const notebook: Background = {
  key: 'notebook',
  name: 'Тетрадный лист',
  altText: 'Лист в клетку с красным полем',
  tags: ['бумага', 'белый', 'учёба'],
  paint(brush, random) {
    paintPaper(brush, random, { colour: '#fbf9f2', ink: ['#9b947f'], clouds: 0.3 })
    apart(brush, () => {
      brush.strokeStyle = 'rgba(66, 104, 190, 0.30)'
      brush.lineWidth = 2.2
      const line = (x: number, y: number, isDown: boolean) => {
        brush.beginPath()
        brush.moveTo(x, y)
        brush.lineTo(isDown ? x : WIDTH, isDown ? HEIGHT : y)
        brush.stroke()
      }
      for (let x = 30; x < WIDTH; x += 60) line(x, 0, true)
      for (let y = 30; y < HEIGHT; y += 60) line(0, y, false)
      brush.strokeStyle = 'rgba(214, 68, 68, 0.62)'
      brush.lineWidth = 3.4
      line(930, 0, true)
    })
    const roll = brush.createLinearGradient(0, 0, WIDTH, 0)
    roll.addColorStop(0, 'rgba(60, 48, 20, 0.16)')
    roll.addColorStop(0.12, 'rgba(60, 48, 20, 0.03)')
    roll.addColorStop(0.5, 'rgba(60, 48, 20, 0)')
    roll.addColorStop(1, 'rgba(60, 48, 20, 0.05)')
    brush.fillStyle = roll
    brush.fillRect(0, 0, WIDTH, HEIGHT)
  },
}

export const paperBackgrounds: readonly Background[] = [
  foldedPaper,
  tornPaper,
  paperWaves,
  notebook,
]
