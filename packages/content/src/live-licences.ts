import { readFileSync } from 'node:fs'
import { FOOTAGE_NOTICES } from '@kadr/footage/notices'
import { OBJECT_NOTICES } from '@kadr/objects/notices'
import { ENGINE_NOTICE, type Notice, VOICE_NOTICES } from '@kadr/speech/notices'
import { authorsOf, FAMILIES } from '@kadr/starter/fonts'

const firstLineOf = (file: string) => readFileSync(new URL(file), 'utf8').split(/\r?\n/)[0] ?? ''

/** Fonts that are not chosen for a reel: of the interface, and of emoji in pictures. */
const OTHER_FONTS = {
  Onest: import.meta.resolve('@fontsource-variable/onest/LICENSE'),
  'Noto Color Emoji': import.meta.resolve('@expo-google-fonts/noto-color-emoji/LICENSE_FONT'),
}

const lineOf = ({ what, holder, licence, url }: Notice) =>
  `- ${what}. Авторы: ${holder.replace(/[.]$/, '')}. Лицензия [${licence}](${url}).`

const fontLine = (name: string, authors: string) => {
  const [, holder = '', url = 'https://openfontlicense.org'] =
    /^Copyright (.+?)(?: \((https[^)]+?)(?:\.git)?\).*|\. All Rights Reserved\.)$/.exec(authors) ??
    []
  return lineOf({ what: `Шрифт ${name}`, holder: `© ${holder}`, licence: 'OFL-1.1', url })
}

const LISTS: Readonly<Record<string, () => string[]>> = {
  voices: () => [ENGINE_NOTICE, ...Object.values(VOICE_NOTICES)].map(lineOf),
  fonts: () => [
    ...Object.entries(OTHER_FONTS).map(([name, file]) => fontLine(name, firstLineOf(file))),
    ...FAMILIES.map((family) => fontLine(family.name, authorsOf(family))),
  ],
  footage: () => FOOTAGE_NOTICES.map(lineOf),
  objects: () => OBJECT_NOTICES.map(lineOf),
}

/** A list of notices as Markdown, or undefined when there is none of the name. */
export const readLicences = (name: string): string | undefined => LISTS[name]?.().join('\n')
