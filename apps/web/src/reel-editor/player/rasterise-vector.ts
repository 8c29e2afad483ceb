import type { Pixels } from '@kadr/objects/looks/pixels'

const loadImage = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('no drawing'))
    image.src = source
  })

/** Draws an SVG as a square. Only a page can: workers do not decode vectors. */
export const rasteriseVector = async (svg: string, side: number): Promise<Pixels> => {
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `)
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }))
  try {
    const image = await loadImage(address)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (!brush) throw new Error('no canvas')
    brush.drawImage(image, 0, 0, side, side)
    const { data } = brush.getImageData(0, 0, side, side)
    return { width: side, height: side, data: new Uint8ClampedArray(data) }
  } finally {
    URL.revokeObjectURL(address)
  }
}
