import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'

/** Names as people know them. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  bluesky: 'Bluesky',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  telegram: 'Telegram',
  vk: 'VK',
  max: 'MAX',
  ok: 'Одноклассники',
  dzen: 'Дзен',
  rutube: 'RuTube',
  vk_clips: 'VK Клипы',
}

/** Russian law asks for a note wherever they are named. */
const FOOTNOTED: readonly Network[] = ['instagram', 'threads']

/** The name with an asterisk where the page has the note: Instagram*. */
export const footnotedName = (network: Network): string =>
  `${NETWORK_NAMES[network]}${FOOTNOTED.includes(network) ? '*' : ''}`

/** Numbers that go with «сетей», as a subject and inside a sentence. */
const COUNTS = [
  ['пять', 'пяти'],
  ['шесть', 'шести'],
  ['семь', 'семи'],
  ['восемь', 'восьми'],
  ['девять', 'девяти'],
  ['десять', 'десяти'],
  ['одиннадцать', 'одиннадцати'],
  ['двенадцать', 'двенадцати'],
] as const
const FIRST_COUNT = 5

/** «восемь» (сетей) and «восьми» (сетей, сетях); digits where there is no word. */
export const countInWords = (count: number) =>
  COUNTS[count - FIRST_COUNT] ?? ([String(count), String(count)] as const)

export const [NETWORK_COUNT, NETWORK_COUNT_OF] = countInWords(NETWORKS.length)
