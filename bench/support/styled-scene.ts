import type {
  Layer,
  ObjectLayer,
  Scene,
  ShapeLayer,
  TextLayer,
} from '@kadr/contract/studio/scene/scene'
import { getCanvasBox } from '@kadr/scene/geometry/canvas-size'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'

const BEAT = 60 / 118
const SLIDE_BEATS = 8
const SLIDE = BEAT * SLIDE_BEATS
const HILL = 'M0 200C260 60 500 120 720 220S1000 260 1080 160V900H0Z'
const WORDS = [
  { title: 'Как выбрать\n*кофе в\u00a0зёрнах*\nдля\u00a0дома', object: 'hot-beverage' },
  { title: 'Ищите\n*дату обжарки*', object: 'calendar' },
  { title: 'Проверьте\n*пачку*\nв\u00a0магазине', object: 'package' },
  { title: 'Сохраните,\nчтобы\n*не\u00a0забыть*', object: 'bookmark' },
]

type Times = { start: number; duration: number }
const still = { opacity: 1, enter: null, leave: null }
const canvas = getCanvasBox('9:16')

const shape = (id: string, times: Times, part: Partial<ShapeLayer>): ShapeLayer => ({
  ...still,
  ...times,
  id,
  kind: 'shape',
  shape: 'rectangle',
  radius: 0,
  box: canvas,
  paint: { kind: 'solid', colour: '#faf9f6' },
  ...part,
})

const text = (id: string, times: Times, part: Partial<TextLayer>): TextLayer => ({
  ...still,
  ...times,
  id,
  kind: 'text',
  text: '',
  align: 'left',
  anchor: 'top',
  box: { x: 84, y: 316, width: 866, height: 520 },
  style: {
    ...TEXT_PRESETS.outline.style,
    size: 132,
    minSize: 80,
    lineHeight: 1.07,
    letterSpacing: -4.6,
    colour: '#1b1a18',
    outline: null,
    shadow: null,
  },
  enter: { kind: 'slide', toward: 'up', seconds: 0.3, travel: 60, delay: 0.1 },
  ...part,
})

const object = (id: string, times: Times, part: Partial<ObjectLayer>): ObjectLayer => ({
  ...still,
  ...times,
  id,
  kind: 'object',
  name: 'hot-beverage',
  look: 'sticker',
  colours: [],
  box: { x: 360, y: 1110, width: 580, height: 580 },
  turn: 7,
  enter: { kind: 'drop', toward: 'down', seconds: 0.46, delay: 0.4 },
  idle: { kind: 'float', x: 0, y: 10, every: BEAT * 8 },
  ...part,
})

const createSlide = (index: number): Layer[] => {
  const times = { start: index * SLIDE, duration: SLIDE + 0.2 }
  const { title, object: name } = WORDS[index % WORDS.length] ?? { title: '', object: 'package' }
  const id = (part: string) => `${index} ${part}`
  const push = { kind: 'slide', toward: 'up', seconds: 0.36 } as const
  return [
    shape(id('ground'), times, { enter: index > 0 ? push : null }),
    shape(id('grain'), times, {
      paint: { kind: 'texture', texture: 'grain', colour: '#00000014', cell: 3, amount: 0.3 },
      enter: index > 0 ? push : null,
    }),
    shape(id('hill'), times, {
      shape: 'path',
      box: { x: 0, y: 1240, width: 1080, height: 680 },
      path: { d: HILL, view: { width: 1080, height: 900 } },
      paint: { kind: 'solid', colour: '#2f4bff' },
      enter: index > 0 ? push : null,
    }),
    object(id('object'), times, { name }),
    text(id('title'), times, {
      text: title,
      stagger: { by: 'line', each: 0.07 },
      mark: {
        kind: 'strip',
        colour: '#2f4bff',
        ink: '#ffffff',
        turn: -1.5,
        enter: { kind: 'reveal', toward: 'right', seconds: 0.24, delay: 0.12 },
      },
    }),
    text(id('body'), times, {
      text: 'Пик вкуса — 7–30-й день.\nНет даты — не берите',
      box: { x: 84, y: 860, width: 866, height: 200 },
      style: { ...text('', times, {}).style, size: 54, weight: 'bold', letterSpacing: 0 },
      enter: { kind: 'slide', toward: 'up', seconds: 0.3, travel: 40, delay: 0.5 },
    }),
    shape(id('tick'), times, {
      shape: 'path',
      box: { x: 760, y: 860, width: 120, height: 110 },
      path: { d: 'M6 60L44 100L114 8' },
      paint: { kind: 'none' },
      stroke: { colour: '#f44724', width: 20, cap: 'round', join: 'round' },
      enter: { kind: 'draw', toward: 'right', seconds: 0.25, delay: BEAT * 3 },
    }),
  ]
}

/** Designed slides without a photo: paper, hills, an object that floats, lines and marks that enter. */
export const styledScene = (seconds: number, music: string): Scene => ({
  version: 1,
  aspect: '9:16',
  seconds,
  background: '#faf9f6',
  layers: Array.from({ length: Math.ceil(seconds / SLIDE) }, (_, index) =>
    createSlide(index),
  ).flat(),
  audio: [
    {
      id: 'music',
      role: 'music',
      asset: music,
      start: 0,
      duration: null,
      from: 0,
      until: null,
      isLooped: true,
      gain: 0,
      fadeIn: 0,
      fadeOut: 1,
      isDucked: false,
    },
  ],
  posterAt: 0,
})
