import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FAMILIES } from './families.ts'
import { makeFont } from './make-font.ts'

const folder = mkdtempSync(join(tmpdir(), 'kadr-fonts-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LETTERS = 'АЯЁЩЪаяёщъAZaz0189₽«»—№%&@'

/** Offset of an OpenType table. */
const tableOf = (font: Buffer, tag: string) => {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`no ${tag}`)
}

/** Character ranges of the font from its cmap table (format 4). */
const runsOf = (font: Buffer) => {
  const cmap = tableOf(font, 'cmap')
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const map = cmap + font.readUInt32BE(cmap + 8 + index * 8)
    if (font.readUInt16BE(map) !== 4) continue
    const bytes = font.readUInt16BE(map + 6)
    return Array.from({ length: bytes / 2 }, (_, run) => [
      font.readUInt16BE(map + 16 + bytes + run * 2),
      font.readUInt16BE(map + 14 + run * 2),
    ])
  }
  throw new Error('no map of format 4')
}

it.each(FAMILIES)(
  '$name comes with its licence and has every sign we write with',
  async (family) => {
    await makeFont(family, folder)
    const home = join(folder, 'fonts', family.key)
    const weights = family.weights.map(({ weight }) => `${weight}.ttf`)
    expect(readdirSync(home).sort()).toEqual([...weights, 'LICENSE.txt', 'font.json'].sort())
    expect(readFileSync(join(home, 'LICENSE.txt'), 'utf8')).toMatch(/SIL OPEN FONT LICENSE/i)
    for (const file of weights) {
      const runs = runsOf(readFileSync(join(home, file)))
      const has = (code: number) => runs.some(([from = 1, to = 0]) => from <= code && code <= to)
      expect([...LETTERS].filter((letter) => !has(letter.codePointAt(0) ?? 0))).toEqual([])
    }
  },
)
