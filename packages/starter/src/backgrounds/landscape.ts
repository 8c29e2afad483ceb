import { addGlow, addGrain, type Brush, disc, fill, HEIGHT, WIDTH } from '../paint/canvas.ts'
import type { Random } from '../random.ts'
import type { Background } from './background.ts'

const ridge = (
  brush: Brush,
  random: Random,
  { y, colour, swing, rough }: { y: number; colour: string; swing: number; rough: number },
) => {
  const layers = [1, 2.3, 5.1, 11].map((pace, at) => ({
    pace: pace * random.between(0.8, 1.3),
    phase: random.between(0, 7),
    height: swing * (at === 0 ? 1 : rough ** at),
  }))
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(0, HEIGHT)
  for (let x = 0; x <= WIDTH + 8; x += 8) {
    const lift = layers.reduce(
      (sum, { pace, phase, height }) => sum + Math.sin((x / WIDTH) * pace * 4 + phase) * height,
      0,
    )
    brush.lineTo(x, y + lift)
  }
  brush.lineTo(WIDTH + 8, HEIGHT)
  brush.fill()
}

const mist = (brush: Brush, y: number, colour: string) => {
  const fog = brush.createLinearGradient(0, y - 60, 0, y + 300)
  fog.addColorStop(0, `${colour}00`)
  fog.addColorStop(0.6, `${colour}66`)
  fog.addColorStop(1, `${colour}00`)
  brush.fillStyle = fog
  brush.fillRect(0, y - 60, WIDTH, 360)
}

const dunes: Background = {
  key: 'dunes',
  name: 'Дюны',
  altText: 'Дюны на закате и большое солнце',
  tags: ['пейзаж', 'тёплый', 'закат'],
  paint(brush, random) {
    fill(brush, '#f7d9b8')
    addGlow(brush, { x: 540, y: 900, radius: 1100, colour: '#fbb98c', alpha: 0.8 })
    brush.fillStyle = '#f08a5d'
    disc(brush, 540, 930, 250)
    for (const [y, colour] of [
      [1080, '#e59a6b'],
      [1230, '#cf7a55'],
      [1400, '#ad5a48'],
      [1580, '#7f3d3f'],
      [1760, '#4c2734'],
    ] as const) {
      ridge(brush, random, { y, colour, swing: 70, rough: 0.22 })
    }
    addGrain(brush, random, 0.2)
  },
}

const mountains: Background = {
  key: 'mountains',
  name: 'Горы в тумане',
  altText: 'Слои гор в синем тумане под луной',
  tags: ['пейзаж', 'синий', 'ночь'],
  paint(brush, random) {
    fill(brush, '#14233f')
    addGlow(brush, { x: 760, y: 480, radius: 1200, colour: '#41659b', alpha: 0.75 })
    for (let star = 0; star < 150; star += 1) {
      brush.fillStyle = `rgba(255, 255, 255, ${random.between(0.15, 0.75).toFixed(2)})`
      disc(brush, random.between(0, WIDTH), random.between(0, 1000), random.between(0.8, 2.4))
    }
    addGlow(brush, { x: 760, y: 480, radius: 330, colour: '#dfe9ff', alpha: 0.35 })
    brush.fillStyle = '#f3eddb'
    disc(brush, 760, 480, 104)
    for (const [y, colour] of [
      [1000, '#3d6091'],
      [1180, '#31507d'],
      [1360, '#253e66'],
      [1540, '#192c4d'],
      [1730, '#0f1c34'],
    ] as const) {
      ridge(brush, random, { y, colour, swing: 84, rough: 0.42 })
      mist(brush, y + 70, '#7fa3d4')
    }
    addGrain(brush, random, 0.13)
  },
}

export const landscapeBackgrounds: readonly Background[] = [dunes, mountains]
