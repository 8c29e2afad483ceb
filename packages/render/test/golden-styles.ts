import type { ObjectLayer, Scene, ShapeLayer, TextLayer } from '@kadr/contract/studio/scene/scene'
import type { TextMark } from '@kadr/contract/studio/scene/text'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { pictureLayer, shapeLayer, textLayer, tinyScene } from './tiny-scene.ts'

const PAPER = '#faf9f6'
const COBALT = '#2f4bff'
const SUN = '#ffc83a'
const INK = '#1b1a18'
const HILL = 'M0 200C260 60 500 120 720 220S1000 260 1080 160V900H0Z'

const ground = (colour: string, part: Partial<ShapeLayer> = {}) =>
  shapeLayer({ id: 'ground', paint: { kind: 'solid', colour }, ...part })

const title = (part: Partial<TextLayer> = {}) =>
  textLayer({
    id: 'title',
    text: 'Как выбрать\n*кофе в\u00a0зёрнах*\nдля\u00a0дома',
    align: 'left',
    anchor: 'top',
    box: { x: 84, y: 316, width: 866, height: 520 },
    style: {
      ...TEXT_PRESETS.outline.style,
      size: 138,
      minSize: 90,
      lineHeight: 1.07,
      letterSpacing: -4.8,
      colour: INK,
      outline: null,
      shadow: null,
    },
    ...part,
  })

const mark = (part: Partial<TextMark> = {}): TextMark => ({
  kind: 'strip',
  colour: COBALT,
  ink: '#ffffff',
  turn: -1.5,
  ...part,
})

const object = (part: Partial<ObjectLayer> = {}): ObjectLayer => ({
  id: 'object',
  kind: 'object',
  name: 'hot-beverage',
  look: 'sticker',
  colours: [],
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: { x: 360, y: 1110, width: 580, height: 580 },
  ...part,
})

const hill = shapeLayer({
  id: 'hill',
  shape: 'path',
  box: { x: 0, y: 1240, width: 1080, height: 680 },
  path: { d: HILL, view: { width: 1080, height: 900 } },
  paint: { kind: 'solid', colour: COBALT },
  shadow: { colour: '#10164055', blur: 40, x: 0, y: -10 },
})

const tick = shapeLayer({
  id: 'tick',
  shape: 'path',
  box: { x: 620, y: 1480, width: 220, height: 200 },
  path: { d: 'M10 110L80 180L210 10' },
  paint: { kind: 'none' },
  stroke: { colour: '#e23d2c', width: 30, cap: 'round', join: 'round', pen: 4 },
  enter: { kind: 'draw', toward: 'right', seconds: 0.4 },
})

const column = title({
  text: 'Проверьте *пачку* в\u00a0магазине',
  lines: 'column',
  style: {
    ...title().style,
    font: 'oswald',
    weight: 'bold',
    isUppercase: true,
    size: 340,
    minSize: 60,
    letterSpacing: 0,
  },
  mark: mark({ kind: 'colour', ink: '#f04d2c', turn: 0 }),
})

const scene = (layers: Scene['layers'], part: Partial<Scene> = {}) => tinyScene({ layers, ...part })
const settle = { toward: 'up', seconds: 0.3 } as const

/** Moments of what designed styles are made of. */
export const STYLE_SCENES: Record<string, { scene: Scene; seconds: number }> = {
  'hills of paper and an object with a marked title': {
    scene: scene([ground(PAPER), hill, object({ turn: 7 }), title({ mark: mark() })]),
    seconds: 0.5,
  },
  'lines that come one after another and a mark behind them': {
    scene: scene([
      ground(PAPER),
      title({
        enter: { kind: 'slide', ...settle, travel: 60 },
        stagger: { by: 'line', each: 0.12 },
        mark: mark({ enter: { kind: 'reveal', toward: 'right', seconds: 0.24, delay: 0.12 } }),
      }),
    ]),
    seconds: 0.36,
  },
  'words that rise from behind an edge': {
    scene: scene([
      ground('#0b0c0e'),
      title({
        style: { ...title().style, font: 'unbounded', size: 104, colour: '#f5f5f0' },
        enter: { kind: 'rise', ...settle },
        stagger: { by: 'word', each: 0.06 },
        mark: mark({ kind: 'plate', colour: '#ff9a3d', ink: '#0b0c0e', turn: 0 }),
      }),
    ]),
    seconds: 0.3,
  },
  'lines as wide as their column on a printed ground': {
    scene: scene([
      ground('#f4ecdd'),
      shapeLayer({
        id: 'band',
        box: { x: 0, y: 1500, width: 1080, height: 420 },
        paint: {
          kind: 'texture',
          texture: 'dots',
          colour: '#1e2660',
          cell: 32,
          amount: 0,
          amountTo: 0.9,
        },
      }),
      shapeLayer({
        id: 'specks',
        paint: { kind: 'texture', texture: 'specks', colour: '#f04d2c', cell: 30, amount: 0.4 },
      }),
      column,
    ]),
    seconds: 0.5,
  },
  'a page with a marker, a ring, an underline and a tick being drawn': {
    scene: scene([
      ground('#fcfbf6'),
      shapeLayer({
        id: 'squares',
        paint: { kind: 'texture', texture: 'squares', colour: '#cbd8ea', cell: 60, amount: 0.05 },
      }),
      title({
        style: { ...title().style, font: 'caveat', size: 190, lineHeight: 0.93, colour: '#1d3aa6' },
        mark: mark({ kind: 'marker', colour: '#ffdd55', ink: '#1d3aa6', turn: 0 }),
      }),
      title({
        id: 'ring',
        text: 'Шаг *1* из *шести*',
        box: { x: 84, y: 960, width: 866, height: 200 },
        style: { ...title().style, font: 'caveat', size: 150, colour: '#1d3aa6' },
        mark: mark({ kind: 'circle', colour: '#e23d2c', ink: '#1d3aa6', turn: 0 }),
      }),
      title({
        id: 'line',
        text: 'важно: *дата*',
        turn: -4,
        box: { x: 84, y: 1250, width: 866, height: 200 },
        style: { ...title().style, font: 'caveat', size: 150, colour: '#1d3aa6' },
        mark: mark({ kind: 'underline', colour: '#e23d2c', ink: '#1d3aa6', turn: 0 }),
      }),
      { ...tick, start: 0.1 },
    ]),
    seconds: 0.36,
  },
  'a glow, an arch, a pill and a counting figure': {
    scene: scene([
      ground('#33231a'),
      shapeLayer({
        id: 'glow',
        shape: 'ellipse',
        box: { x: 140, y: 900, width: 800, height: 800 },
        paint: {
          kind: 'radial',
          from: '#ff9a3dcc',
          via: { colour: '#ff9a3d55', at: 0.5 },
          to: '#ff9a3d00',
          x: 0.5,
          y: 0.5,
          radius: 1,
        },
      }),
      shapeLayer({
        id: 'niche',
        shape: 'arch',
        box: { x: 290, y: 1200, width: 500, height: 720 },
        paint: {
          kind: 'gradient',
          from: '#e5c6a8',
          via: { colour: '#f0d9c0', at: 0.4 },
          to: '#c08c62',
          angle: 20,
        },
        stroke: { colour: '#ffffff', width: 12, cap: 'butt', join: 'round' },
      }),
      title({
        text: '*1 500* ₽',
        count: { from: 0, steps: 12, seconds: 0.6 },
        style: { ...title().style, font: 'lora', size: 300, colour: '#f6f0e6' },
        mark: mark({ kind: 'pill', colour: '#f6f0e6', ink: '#33231a', turn: 0 }),
      }),
    ]),
    seconds: 0.3,
  },
  'photos in frames that stand and float': {
    scene: scene([
      ground('#cfd8ff'),
      pictureLayer({
        box: { x: 120, y: 300, width: 620, height: 700 },
        turn: -5,
        border: { colour: '#ffffff', width: 24 },
        shadow: { colour: '#10164066', blur: 48, x: 0, y: 24 },
        mask: { kind: 'rounded', radius: 30 },
      }),
      pictureLayer({
        id: 'round',
        asset: 'other',
        box: { x: 600, y: 900, width: 400, height: 400 },
        mask: { kind: 'ellipse' },
        border: { colour: SUN, width: 16 },
        idle: { kind: 'float', x: 0, y: 30, every: 2 },
      }),
      pictureLayer({
        id: 'arch',
        asset: 'wide',
        box: { x: 120, y: 1250, width: 400, height: 560 },
        mask: { kind: 'arch' },
        shadow: { colour: '#10164066', blur: 30, x: 10, y: 16 },
      }),
    ]),
    seconds: 0.4,
  },
  'a picture in two inks under another printed through a screen': {
    scene: scene([
      ground('#0b0c0e'),
      pictureLayer({
        box: { x: 0, y: 0, width: 1080, height: 980 },
        tone: { dark: '#0b0c0e', light: '#ff9a3d' },
      }),
      pictureLayer({
        id: 'print',
        box: { x: 120, y: 1040, width: 840, height: 780 },
        tone: { dark: '#1a2156', light: '#f4ecdd', dots: 26 },
        border: { colour: '#ffffff', width: 20 },
      }),
    ]),
    seconds: 0.4,
  },
  'a thing with an edge of paper before a sun': {
    scene: scene([
      ground(SUN),
      pictureLayer({
        asset: 'wide',
        fit: 'contain',
        box: { x: 120, y: 500, width: 840, height: 600 },
        edge: { colour: '#ffffff', width: 28 },
        turn: 4,
      }),
    ]),
    seconds: 0.4,
  },
  'an object that drops and sways, another redrawn by hand': {
    scene: scene([
      ground(SUN),
      object({
        idle: { kind: 'sway', degrees: 4, every: 2 },
        enter: { kind: 'drop', toward: 'down', seconds: 0.46 },
      }),
      object({
        id: 'other',
        name: 'calendar',
        look: 'doodle',
        colours: ['#1d3aa6'],
        box: { x: 120, y: 500, width: 420, height: 420 },
        redraw: { amount: 4, perSecond: 8, seconds: null },
      }),
    ]),
    seconds: 0.37,
  },
  'lines that slam onto a printed object': {
    scene: scene([
      ground('#f04d2c'),
      object({ look: 'halftone', colours: ['#1e2660', '#f4ecdd'], anchor: 'bottom' }),
      {
        ...column,
        enter: { kind: 'slam', ...settle },
        stagger: { by: 'line', each: 0.09 },
        mark: mark({ kind: 'colour', ink: '#f4ecdd', turn: 0 }),
      },
      shapeLayer({
        id: 'grain',
        paint: { kind: 'texture', texture: 'grain', colour: '#00000022', cell: 3, amount: 0.3 },
      }),
    ]),
    seconds: 0.2,
  },
}
