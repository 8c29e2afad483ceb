/**
 * Writes the three Onest files of public/fonts. Run it after a change of the font's version or of the characters
 * below: `node apps/web/scripts/fonts.ts`. The results are committed.
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

// The design uses no other weights, and their outlines are a third of the file.
const WEIGHTS = { min: 400, max: 700, default: 400 }
const CYRILLIC = Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0x400 + index))
const RARE_CYRILLIC = '\u0301ҐґҰұ№'

// The rouble sign is in a subset of 28 KiB that is otherwise unused, so it gets a file of its own.
const files = [
  { name: 'cyrillic', from: 'cyrillic', signs: CYRILLIC.join('') + RARE_CYRILLIC },
  { name: 'latin', from: 'latin', signs: ASCII.join('') + PUNCTUATION },
  { name: 'rouble', from: 'latin-ext', signs: '₽' },
]

await mkdir(target, { recursive: true })
for (const { name, from, signs } of files) {
  const whole = await readFile(join(source, `files/onest-${from}-wght-normal.woff2`))
  const font = await subsetFont(whole, signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  await writeFile(join(target, `onest-5.3.1-400-700-${name}.woff2`), font)
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KiB`)
}
