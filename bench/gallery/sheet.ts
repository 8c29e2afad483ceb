import { writeFileSync } from 'node:fs'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { createStillDrawer } from '@kadr/render/draw-still'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { createCanvas } from '@napi-rs/canvas'

const GAP = 12
const SCALE = 0.25

/** Settled frames of reels as a contact sheet, one row each. */
export const drawSheet = async (
  forms: readonly SlideshowForm[],
  path: string,
  { momentsOf = chooseCarouselMoments, scale = SCALE, files = {} }: {
    momentsOf?: (form: SlideshowForm) => number[]
    scale?: number
    files?: Readonly<Record<string, string>>
  } = {},
): Promise<void> => {
  const facts = new Map(
    Object.keys(files).map((asset) => [
      asset,
      { kind: 'image' as const, seconds: null, hasSound: false },
    ]),
  )
  const rows = []
  for (const form of forms) {
    const scene = slideshow.toScene({ form, facts })
    const drawAt = await createStillDrawer({ scene, scale, files })
    rows.push(momentsOf(form).map(drawAt))
  }
  const width = Math.max(
    ...rows.map((row) => row.reduce((sum, still) => sum + still.width + GAP, GAP)),
  )
  const height = rows.reduce((sum, [first]) => sum + (first?.height ?? 0) + GAP, GAP)
  const sheet = createCanvas(width, height)
  const brush = sheet.getContext('2d')
  brush.fillStyle = '#d9d7d2'
  brush.fillRect(0, 0, width, height)
  let y = GAP
  for (const row of rows) {
    let x = GAP
    for (const still of row) {
      brush.drawImage(still.image, x, y)
      x += still.width + GAP
    }
    y += (row[0]?.height ?? 0) + GAP
  }
  writeFileSync(path, sheet.toBuffer('image/png'))
}
