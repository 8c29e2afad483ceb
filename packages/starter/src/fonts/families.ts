import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Weight = { weight: number; style: string }

/** A font family with Cyrillic and the rouble sign under the Open Font License. */
export type Family = {
  key: string
  name: string
  /** Typical uses. */
  tags: readonly string[]
  /** Folder of its files. */
  home: string
  /** Lightest first; headlines use the last. */
  weights: readonly Weight[]
}

const homeOf = (manifest: string) => fileURLToPath(new URL('.', manifest))

const REGULAR = { weight: 400, style: 'Regular' }
const BOLD = { weight: 700, style: 'Bold' }

export const FAMILIES: readonly Family[] = [
  {
    key: 'montserrat',
    name: 'Montserrat',
    tags: ['геометрический', 'заголовок'],
    home: homeOf(import.meta.resolve('@expo-google-fonts/montserrat/package.json')),
    weights: [REGULAR, BOLD, { weight: 900, style: 'Black' }],
  },
  {
    key: 'oswald',
    name: 'Oswald',
    tags: ['узкий', 'заголовок'],
    home: homeOf(import.meta.resolve('@expo-google-fonts/oswald/package.json')),
    weights: [REGULAR, BOLD],
  },
  {
    key: 'unbounded',
    name: 'Unbounded',
    tags: ['широкий', 'акцент'],
    home: homeOf(import.meta.resolve('@expo-google-fonts/unbounded/package.json')),
    weights: [REGULAR, { weight: 800, style: 'ExtraBold' }],
  },
  {
    key: 'lora',
    name: 'Lora',
    tags: ['с засечками', 'цитата'],
    home: homeOf(import.meta.resolve('@expo-google-fonts/lora/package.json')),
    weights: [REGULAR, BOLD],
  },
  {
    key: 'caveat',
    name: 'Caveat',
    tags: ['рукописный', 'подпись'],
    home: homeOf(import.meta.resolve('@expo-google-fonts/caveat/package.json')),
    weights: [REGULAR, BOLD],
  },
]

/** The line of its licence that names the authors. */
export const authorsOf = ({ home }: Family): string =>
  readFileSync(join(home, 'LICENSE_FONT'), 'utf8').split(/\r?\n/)[0] ?? ''

/** File of one weight in its npm package. */
export const sourceOf = ({ name, home }: Family, { weight, style }: Weight): string =>
  join(home, `${weight}${style}`, `${name}_${weight}${style}.ttf`)
