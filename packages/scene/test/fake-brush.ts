import type { Brush } from '../src/draw/brush.ts'

const ignore = () => undefined

/** Every character is half an em wide, so that layouts can be computed by hand. */
export const createFakeBrush = (): Brush<string> & { written: string[] } => {
  const written: string[] = []
  const brush: Brush<string> & { written: string[] } = {
    written,
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
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
    save: ignore,
    restore: ignore,
    translate: ignore,
    rotate: ignore,
    scale: ignore,
    beginPath: ignore,
    closePath: ignore,
    moveTo: ignore,
    lineTo: ignore,
    quadraticCurveTo: ignore,
    bezierCurveTo: ignore,
    arc: ignore,
    stroke: ignore,
    rect: ignore,
    roundRect: ignore,
    ellipse: ignore,
    clip: ignore,
    fill: ignore,
    fillRect: ignore,
    strokeText: ignore,
    drawImage: ignore,
    fillText: (text) => void written.push(`${text} ${brush.fillStyle}`),
    measureText: (text) => ({ width: [...text].length * Number.parseFloat(brush.font) * 0.5 }),
    createLinearGradient: () => ({ addColorStop: ignore }),
    createRadialGradient: () => ({ addColorStop: ignore }),
  }
  return brush
}
