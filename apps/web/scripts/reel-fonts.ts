/**
 * Writes public/fonts/reel: the letters of reels for the preview, cut from the very files the renderer uses.
 * Run after a change of their version: `node apps/web/scripts/reel-fonts.ts`. The results are committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { listFonts } from '@kadr/scene/fonts'
import subsetFont from 'subset-font'
import { FONT_CHUNKS, fontFile } from '../src/reel-editor/player/font-chunks.ts'

const require = createRequire(import.meta.url)
const target = join(import.meta.dirname, '../public/fonts/reel')
const STYLES: Record<number, string> = {
  400: 'Regular',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
}

const signsOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('')

const sourceOf = ({ font, weight }: { font: string; weight: number }) => {
  const style = `${weight}${STYLES[weight]}`
  const name = `${font[0]?.toUpperCase()}${font.slice(1)}`
  return require.resolve(`@expo-google-fonts/${font}/${style}/${name}_${style}.ttf`)
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const { font, weight } of listFonts()) {
  const whole = await readFile(sourceOf({ font, weight }))
  for (const { key, ranges } of FONT_CHUNKS) {
    const cut = await subsetFont(whole, signsOf(ranges), { targetFormat: 'woff2' })
    await writeFile(join(target, fontFile({ font, weight, chunk: key })), cut)
    console.log(`${font} ${weight} ${key}: ${(cut.length / 1024).toFixed(1)} KiB`)
  }
}
