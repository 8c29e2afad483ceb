/** Discrete state of a layer that is drawn anew when it changes. */
export type LayerState = {
  /** Drawn share of a stroke. */
  drawn: number
  /** Number of the redrawn version; 0 is the original. */
  redraw: number
  /** Degrees added to the turn of the layer. */
  sway: number
}

export const AT_EASE: LayerState = { drawn: 1, redraw: 0, sway: 0 }

/** Empty for a layer in its default state. */
export const writeVariant = ({ drawn, redraw, sway }: LayerState): string =>
  drawn === 1 && redraw === 0 && sway === 0 ? '' : `${drawn.toFixed(3)} ${redraw} ${sway}`

export const readVariant = (variant: string): LayerState => {
  if (variant === '') return AT_EASE
  const [drawn = 1, redraw = 0, sway = 0] = variant.split(' ').map(Number)
  return { drawn, redraw, sway }
}
