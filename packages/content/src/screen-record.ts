import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { attributesOf } from './blocks.ts'
import { listFiles, readSource } from './read-source.ts'

/** What `npm run site:screens` wrote down about each picture: its hash and everything that can be read on it. */
const recordShape = z.record(
  z.string(),
  z.strictObject({ picture: z.string(), shown: z.array(z.string()) }),
)
export type ScreenRecord = z.infer<typeof recordShape>

const RECORD_FILE = 'screens/record.json'

export const readScreenRecord = (folder: string): ScreenRecord =>
  recordShape.parse(JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8')))

export type ScreenFigure = { file: string; screen: string; shows: string[] }

const FIGURE = /^:::figure ([^\n]*id="screens\/[^\n]*)$/gm

/** Figures with a picture of the product, with the words that must be on it: `shows="One; Another"`. */
export const listScreenFigures = (folder: string): ScreenFigure[] =>
  listFiles(folder, '.md').flatMap((name) => {
    const { file, source } = readSource(folder, name)
    return [...source.matchAll(FIGURE)].map(([, head = '']) => {
      const { id = '', shows = '' } = attributesOf(head)
      const words = shows.split(';').map((one) => one.trim())
      return { file, screen: id.replace('screens/', ''), shows: words.filter(Boolean) }
    })
  })

/** What a figure promises and the picture does not show. */
export const findMissing = ({ shows }: ScreenFigure, shown: readonly string[]): string[] =>
  shows.filter((words) => !shown.some((text) => text.includes(words)))
