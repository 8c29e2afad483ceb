import { createSurface, type SkiaSurface } from '../surface.ts'

const GAP = 12
const GROUND = '#d9d7d2'

/** Stills side by side, a row for each reel, as PNG. */
export const joinStills = (rows: readonly (readonly SkiaSurface[])[]): Buffer => {
  const widthOf = (row: readonly SkiaSurface[]) =>
    row.reduce((sum, still) => sum + still.width + GAP, GAP)
  const heightOf = (row: readonly SkiaSurface[]) =>
    Math.max(0, ...row.map((still) => still.height)) + GAP
  const sheet = createSurface({
    width: Math.max(...rows.map(widthOf)),
    height: rows.reduce((sum, row) => sum + heightOf(row), GAP),
  })
  sheet.brush.fillStyle = GROUND
  sheet.brush.fillRect(0, 0, sheet.width, sheet.height)
  let y = GAP
  for (const row of rows) {
    let x = GAP
    for (const still of row) {
      sheet.brush.drawImage(still.image, x, y)
      x += still.width + GAP
    }
    y += heightOf(row)
  }
  return sheet.image.toBuffer('image/png')
}
