import { type Appearance, drawShape } from './appearance.ts'
import { drawCollar, drawShirtCollar } from './body.ts'
import { drawDisc, type Pen, withSavedState } from './pen.ts'

export type Presenter = {
  key: string
  name: string
  altText: string
  tags: readonly string[]
  backdrop: string
  appearance: Appearance
}

const bob: Pick<Appearance, 'drawHairBack' | 'drawHairFront'> = {
  drawHairBack(brush) {
    brush.fillStyle = '#4a2a20'
    drawShape(
      brush,
      [-176, 190],
      [
        [-226, 20, -214, -214, 0, -222],
        [214, -214, 226, 20, 176, 190],
        [120, 222, 60, 176, 0, 176],
        [-60, 176, -120, 222, -176, 190],
      ],
    )
    brush.fill()
  },
  drawHairFront(brush) {
    brush.fillStyle = '#6b3d2c'
    drawShape(
      brush,
      [-168, 80],
      [
        [-214, -120, -130, -236, 20, -224],
        [160, -214, 206, -90, 168, 80],
        [158, 10, 146, -50, 122, -98],
        [40, -74, -60, -92, -84, -132],
        [-100, -70, -150, -10, -168, 80],
      ],
    )
    brush.fill()
    brush.fillStyle = 'rgba(255, 214, 180, 0.18)'
    drawShape(
      brush,
      [-110, -150],
      [
        [-60, -206, 40, -214, 96, -176],
        [40, -190, -40, -180, -110, -150],
      ],
    )
    brush.fill()
  },
}

const cropped: Pick<Appearance, 'drawHairBack' | 'drawHairFront' | 'drawBeard'> = {
  drawHairBack: () => undefined,
  drawHairFront(brush) {
    brush.fillStyle = '#2d2420'
    drawShape(
      brush,
      [-141, -14],
      [
        [-180, -130, -140, -222, -10, -226],
        [60, -246, 180, -200, 141, -14],
        [140, -60, 134, -86, 118, -106],
        [60, -128, -30, -92, -112, -116],
        [-130, -92, -140, -60, -141, -14],
      ],
    )
    brush.fill()
  },
  drawBeard(brush) {
    brush.fillStyle = '#3a2e28'
    drawShape(
      brush,
      [-141, 20],
      [
        [-140, 120, -100, 206, 0, 212],
        [100, 206, 140, 120, 141, 20],
        [130, 70, 104, 76, 74, 78],
        [40, 66, -40, 66, -74, 78],
        [-104, 76, -130, 70, -141, 20],
      ],
    )
    brush.fill()
    brush.fillStyle = '#e9b48f'
    brush.beginPath()
    brush.ellipse(0, 112, 62, 31, 0, 0, Math.PI * 2)
    brush.fill()
  },
}

/** Fixed positions, so that the head is always the same. */
const drawCurls = (
  brush: Pen,
  discs: readonly (readonly [number, number, number])[],
  colour: string,
) => {
  brush.fillStyle = colour
  for (const [x, y, radius] of discs) drawDisc(brush, x, y, radius)
}
const CURLS_BACK = [
  [-150, -90, 92],
  [150, -90, 92],
  [-182, 10, 84],
  [182, 10, 84],
  [-172, 112, 72],
  [172, 112, 72],
  [0, -170, 116],
  [-90, -160, 96],
  [90, -160, 96],
  [-130, 176, 52],
  [130, 176, 52],
] as const
const CURLS_FRONT = [
  [-128, -112, 52],
  [-78, -156, 56],
  [-14, -172, 58],
  [54, -164, 56],
  [112, -124, 52],
  [146, -70, 38],
  [-150, -62, 40],
  [-40, -138, 40],
  [22, -140, 42],
  [78, -128, 38],
] as const
const curly: Pick<Appearance, 'drawHairBack' | 'drawHairFront'> = {
  drawHairBack: (brush) => drawCurls(brush, CURLS_BACK, '#241a1c'),
  drawHairFront(brush) {
    drawCurls(brush, CURLS_FRONT, '#33252a')
    brush.strokeStyle = 'rgba(255, 222, 196, 0.14)'
    brush.lineWidth = 6
    for (const [x, y, radius] of CURLS_FRONT) {
      brush.beginPath()
      brush.arc(x, y, radius * 0.6, 3.6, 5.2)
      brush.stroke()
    }
  },
}

const silver: Pick<Appearance, 'drawHairBack' | 'drawHairFront' | 'drawBeard'> = {
  drawHairBack: () => undefined,
  drawHairFront(brush) {
    brush.fillStyle = '#c9c5c2'
    drawShape(
      brush,
      [-141, 10],
      [
        [-204, -120, -150, -216, -40, -214],
        [70, -240, 204, -176, 141, 10],
        [140, -40, 138, -70, 128, -92],
        [100, -140, 10, -160, -60, -142],
        [-110, -130, -138, -60, -141, 10],
      ],
    )
    brush.fill()
    brush.fillStyle = 'rgba(120, 112, 112, 0.28)'
    drawShape(
      brush,
      [-60, -142],
      [
        [10, -190, 100, -176, 128, -92],
        [90, -150, 20, -160, -60, -142],
      ],
    )
    brush.fill()
  },
  drawBeard(brush) {
    brush.fillStyle = '#c9c5c2'
    drawShape(
      brush,
      [-58, 78],
      [
        [-30, 58, 30, 58, 58, 78],
        [40, 94, 14, 84, 0, 84],
        [-14, 84, -40, 94, -58, 78],
      ],
    )
    brush.fill()
  },
}

const drawBlazer = (brush: Pen, { colour, lining }: { colour: string; lining: string }) =>
  withSavedState(brush, () => {
    brush.fillStyle = lining
    brush.beginPath()
    brush.moveTo(-96, 256)
    brush.lineTo(0, 640)
    brush.lineTo(96, 256)
    brush.bezierCurveTo(50, 330, -50, 330, -96, 256)
    brush.fill()
    brush.fillStyle = colour
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(side * 92, 240)
      brush.lineTo(side * 172, 290)
      brush.lineTo(side * 142, 420)
      brush.lineTo(side * 182, 452)
      brush.lineTo(0, 760)
      brush.closePath()
      brush.fill()
    }
  })

export const PRESENTERS: readonly Presenter[] = [
  {
    key: 'anna',
    name: 'Ведущая Анна',
    altText: 'Нарисованная ведущая с каре в синем свитере',
    tags: ['женщина', 'дружелюбная'],
    backdrop: '#e4e8ff',
    appearance: {
      skin: '#f6c9ab',
      skinShade: '#e3a685',
      cheek: '#f08f7c',
      lip: '#b8434f',
      hair: '#6b3d2c',
      hairShade: '#4a2a20',
      shirt: '#2f4bff',
      shirtShade: '#2036c4',
      collar: '#2540e6',
      ...bob,
      drawClothes: (brush, { collar }) => drawCollar(brush, collar),
    },
  },
  {
    key: 'mark',
    name: 'Ведущий Марк',
    altText: 'Нарисованный ведущий с бородой в оливковой рубашке',
    tags: ['мужчина', 'уверенный'],
    backdrop: '#eef0e2',
    appearance: {
      skin: '#e9b48f',
      skinShade: '#cf9069',
      cheek: '#e0826a',
      lip: '#9c4a3f',
      hair: '#2d2420',
      hairShade: '#241c19',
      shirt: '#6f7d4f',
      shirtShade: '#525e38',
      collar: '#84925f',
      ...cropped,
      drawClothes(brush, { collar, shirtShade }) {
        brush.fillStyle = '#f4f1e6'
        brush.beginPath()
        brush.moveTo(-92, 256)
        brush.lineTo(0, 420)
        brush.lineTo(92, 256)
        brush.bezierCurveTo(50, 330, -50, 330, -92, 256)
        brush.fill()
        drawShirtCollar(brush, collar)
        brush.fillStyle = shirtShade
        brush.fillRect(-3, 420, 6, 780)
        brush.fillStyle = '#d9d3b8'
        for (const y of [470, 620, 770, 920]) drawDisc(brush, 0, y, 11)
      },
    },
  },
  {
    key: 'lina',
    name: 'Ведущая Лина',
    altText: 'Нарисованная кудрявая ведущая в терракотовом жакете',
    tags: ['женщина', 'энергичная'],
    backdrop: '#fbe6d8',
    appearance: {
      skin: '#a9714f',
      skinShade: '#8a5638',
      cheek: '#c2593f',
      lip: '#7d2f35',
      hair: '#33252a',
      hairShade: '#1f1618',
      shirt: '#cf6a45',
      shirtShade: '#a94e30',
      collar: '#b9573a',
      ...curly,
      drawClothes: (brush, { collar }) => drawBlazer(brush, { colour: collar, lining: '#fdf3e6' }),
    },
  },
  {
    key: 'peter',
    name: 'Ведущий Пётр',
    altText: 'Нарисованный седой ведущий в очках и сером пиджаке',
    tags: ['мужчина', 'эксперт'],
    backdrop: '#e8ecee',
    appearance: {
      skin: '#f2c5a6',
      skinShade: '#d79f7d',
      cheek: '#e58f7a',
      lip: '#a9584f',
      hair: '#c9c5c2',
      hairShade: '#8f8a88',
      shirt: '#55606b',
      shirtShade: '#3f4851',
      collar: '#47515b',
      hasGlasses: true,
      ...silver,
      drawClothes: (brush, { collar }) => drawBlazer(brush, { colour: collar, lining: '#f3f5f6' }),
    },
  },
]
