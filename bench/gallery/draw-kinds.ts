import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinStills } from '@kadr/render/contact-sheet'
import { createStillDrawer } from '@kadr/render/draw-still'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { OTHER_KINDS } from './other-kinds.ts'

const SCALE = 0.19
const STILLS = 8

/** A sheet for each other kind of reels: a row for each style, moments evenly apart. */
export const drawKinds = async (folder: string): Promise<void> => {
  for (const { name, sceneOf } of OTHER_KINDS) {
    const rows = []
    for (const [seed, { key }] of STYLES.entries()) {
      const scene = sceneOf(key, seed, new Map())
      const drawAt = await createStillDrawer({
        scene,
        scale: SCALE,
        folder: join(folder, 'objects'),
      })
      rows.push(
        Array.from({ length: STILLS }, (_, at) => drawAt((scene.seconds * (at + 0.7)) / STILLS)),
      )
    }
    writeFileSync(join(folder, `${name}.png`), joinStills(rows))
  }
}
