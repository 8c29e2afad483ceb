/**
 * Writes the three Onest files of public/fonts. Run after a change of the font's version or of the
 * signs below: `node apps/web/scripts/fonts.ts`. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const source = dirname(require.resolve('@fontsource-variable/onest/package.json'))
const target = join(import.meta.dirname, '../public/fonts')

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
const PUNCTUATION = '«»—–…·×±°©®™№•“”„’‘€$−\u00a0'

// The rouble sign sits in a file of 28 KiB that nothing else of ours needs: it gets its own.
const files = [
  { name: 'cyrillic', from: 'cyrillic', signs: undefined },
  { name: 'latin', from: 'latin', signs: ASCII.join('') + PUNCTUATION },
  { name: 'rouble', from: 'latin-ext', signs: '₽' },
]

await mkdir(target, { recursive: true })
for (const { name, from, signs } of files) {
  const whole = await readFile(join(source, `files/onest-${from}-wght-normal.woff2`))
  const font = signs ? await subsetFont(whole, signs, { targetFormat: 'woff2' }) : whole
  await writeFile(join(target, `onest-5.3.1-${name}.woff2`), font)
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KiB`)
}
