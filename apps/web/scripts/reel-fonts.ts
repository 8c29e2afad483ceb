/**
 * Writes public/fonts/reel: the fonts of reels for the preview, subset from the files the renderer uses. Run it after
 * a change of their version: `node apps/web/scripts/reel-fonts.ts`. The results are committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFonts } from '@kadr/scene/text/fonts'
import subsetFont from 'subset-font'
import { FONT_CHUNKS, fontFile } from '../src/reel-editor/player/font-chunks.ts'

const target = join(import.meta.dirname, '../public/fonts/reel')
const HOMES = {
  montserrat: import.meta.resolve('@expo-google-fonts/montserrat/package.json'),
  oswald: import.meta.resolve('@expo-google-fonts/oswald/package.json'),
  unbounded: import.meta.resolve('@expo-google-fonts/unbounded/package.json'),
  lora: import.meta.resolve('@expo-google-fonts/lora/package.json'),
  caveat: import.meta.resolve('@expo-google-fonts/caveat/package.json'),
}
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

const sourceOf = ({ font, weight }: { font: keyof typeof HOMES; weight: number }) => {
  const style = `${weight}${STYLES[weight]}`
  const name = `${font[0]?.toUpperCase()}${font.slice(1)}`
  return new URL(`${style}/${name}_${style}.ttf`, HOMES[font])
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
