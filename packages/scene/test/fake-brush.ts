import type { Brush } from '../src/brush.ts'

const nothing = () => undefined

/** Measures every sign as half a size, so that layouts can be reckoned by hand. */
export const createFakeBrush = (): Brush<string> & { written: string[] } => {
  const written: string[] = []
  const brush: Brush<string> & { written: string[] } = {
    written,
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineJoin: 'round',
    lineCap: 'round',
    font: '',
    letterSpacing: '0px',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    shadowColor: '',
    shadowBlur: 0,
    shadowOffsetX: 0,
    shadowOffsetY: 0,
    imageSmoothingEnabled: true,
    imageSmoothingQuality: 'high',
    save: nothing,
    restore: nothing,
    translate: nothing,
    scale: nothing,
    beginPath: nothing,
    closePath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    quadraticCurveTo: nothing,
    bezierCurveTo: nothing,
    arc: nothing,
    stroke: nothing,
    rect: nothing,
    roundRect: nothing,
    ellipse: nothing,
    clip: nothing,
    fill: nothing,
    fillRect: nothing,
    strokeText: nothing,
    drawImage: nothing,
    fillText: (text) => void written.push(`${text} ${brush.fillStyle}`),
    measureText: (text) => ({ width: [...text].length * Number.parseFloat(brush.font) * 0.5 }),
    createLinearGradient: () => ({ addColorStop: nothing }),
  }
  return brush
}
