/**
 * Writes `src/catalogue.json` and `data/vectors.bin` from packages of npm:
 * `npm ci --prefix packages/objects/generate/sources && node packages/objects/generate/generate.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { isAllowed } from './allowed.ts'

const read = <Schema extends z.ZodMiniType>(schema: Schema, path: string): z.output<Schema> =>
  z.parse(
    schema,
    JSON.parse(readFileSync(join(import.meta.dirname, 'sources/node_modules', path), 'utf8')),
  )

const iconSet = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.optional(z.record(z.string(), z.object({ parent: z.string() }))),
})

const emojiData = z.array(
  z.object({
    hexcode: z.string(),
    label: z.string(),
    tags: z.optional(z.array(z.string())),
    group: z.optional(z.number()),
    subgroup: z.optional(z.number()),
  }),
)
const sets = {
  full: read(iconSet, '@iconify-json/fluent-emoji/icons.json'),
  flat: read(iconSet, '@iconify-json/fluent-emoji-flat/icons.json'),
}

/** Icons are named by the English labels of Unicode. */
const toName = (label: string) =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'“”.!(),]/g, '')
    .replace(/[:&\s-]+/g, '-')
const hasIcon = (name: string) =>
  Object.values(sets).every(({ icons, aliases = {} }) => name in icons || name in aliases)
const nameByCode = new Map(
  read(emojiData, 'emojibase-data/en/data.json').map(({ hexcode, label }) => [
    hexcode,
    toName(label),
  ]),
)

const catalogue = read(emojiData, 'emojibase-data/ru/data.json').flatMap(
  ({ hexcode, label, tags = [], group, subgroup }) => {
    const name = nameByCode.get(hexcode)
    if (name === undefined || !hasIcon(name) || !isAllowed({ name, group, subgroup })) return []
    return [{ name, label, tags: tags.filter((tag) => tag !== label) }]
  },
)

const buildSvg = (kind: keyof typeof sets, name: string): string => {
  const { icons, aliases } = sets[kind]
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`no ${kind} vector of ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${icon.body}</svg>`
}

const chunks: Buffer[] = []
let offset = 0
const append = (svg: string): [offset: number, length: number] => {
  const bytes = brotliCompressSync(svg)
  chunks.push(bytes)
  offset += bytes.length
  return [offset - bytes.length, bytes.length]
}
const offsets = Object.fromEntries(
  catalogue.map(({ name }) => [
    name,
    { full: append(buildSvg('full', name)), flat: append(buildSvg('flat', name)) },
  ]),
)
const directory = Buffer.from(JSON.stringify(offsets))
const header = Buffer.alloc(4)
header.writeUInt32LE(directory.length)
writeFileSync(
  join(import.meta.dirname, '../data/vectors.bin'),
  Buffer.concat([header, directory, ...chunks]),
)
writeFileSync(
  join(import.meta.dirname, '../src/catalogue.json'),
  `${JSON.stringify(catalogue, null, 2)}\n`,
)
process.stdout.write(`${catalogue.length} objects, ${offset} bytes of vectors\n`)
