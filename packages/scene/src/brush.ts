/** What we use of a 2D canvas context. The browser's and Skia's both fit; neither's types are needed here. */
export type Brush<Image> = {
  globalAlpha: number
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: 'bevel' | 'miter' | 'round'
  lineCap: 'butt' | 'round' | 'square'
  font: string
  letterSpacing: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    isCounterclockwise?: boolean,
  ): void
  clip(): void
  stroke(): void
  fill(rule?: 'evenodd' | 'nonzero'): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): { addColorStop(offset: number, colour: string): void }
  drawImage(
    image: Image,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void
}

export type Picture<Image> = { image: Image; width: number; height: number }

export type Surface<Image> = Picture<Image> & { brush: Brush<Image> }

/** A picture that was painted once; `at` says where it lies, for those that are no whole boxes. */
export type Kept<Image> = Picture<Image> & { at?: { x: number; y: number } }

/** Where drawing takes what it shows. `undefined` means it is not there yet: the layer is left out. */
export type Assets<Image> = {
  picture(asset: string): Picture<Image> | undefined
  /** A frame of a clip at a second of the layer that shows it; of a keyed one without its screen. */
  frame(request: { layerId: string; asset: string; seconds: number }): Picture<Image> | undefined
  createSurface(size: { width: number; height: number }): Surface<Image>
  /** What is drawn once and kept, such as a blurred backdrop. */
  kept: Map<string, Kept<Image>>
  /** Letters at rest are kept too: a preview draws them sixty times a second. */
  isTextKept?: boolean
}
