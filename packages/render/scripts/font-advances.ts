/**
 * Writes packages/scene/src/styles/type/advances.ts: widths of letters, with which styles lay out words without a
 * canvas. Run it after a change of the fonts' version: `node packages/render/scripts/font-advances.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFonts } from '@kadr/scene/text/fonts'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { listFontFiles } from '../src/fonts.ts'

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = `${CYRILLIC}${CYRILLIC.toUpperCase()}${LATIN}${LATIN.toUpperCase()}`
const SIGNS = `${LETTERS}0123456789 .,:;!?…-–—()«»„“"'/+%°№₽#&@=*×`
const EM = 1000

for (const { name, path } of listFontFiles()) GlobalFonts.registerFromPath(path, name)
const brush = createCanvas(8, 8).getContext('2d')
const rows = listFonts().map(({ font, weight, name }) => {
  brush.font = `${EM}px "${name}"`
  const widths = [...SIGNS].map((sign) => Math.round(brush.measureText(sign).width))
  return `  '${font} ${weight}': [${widths.join(', ')}],`
})
const file = `/** Written by packages/render/scripts/font-advances.ts. */
export const SIGNS = ${JSON.stringify(SIGNS)}

/** Widths of \`SIGNS\` in thousandths of the size. */
export const ADVANCES: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
}
`
writeFileSync(
  fileURLToPath(new URL('../../scene/src/styles/type/advances.ts', import.meta.url)),
  file,
)
