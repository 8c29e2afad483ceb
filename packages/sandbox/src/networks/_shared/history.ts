import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import type { FakeWorld } from '../fake-network.ts'

/** A post published before the account was connected. */
export type HistoryPiece = {
  /** Unique among all pieces of all accounts. */
  key: string
  accountId: string
  /** Position among the pieces of the account, from the oldest. */
  index: number
  text: string
  createdAt: Date
  kind: 'image' | 'video'
}

const DAYS = 90
/** Probability of a post on a day, from Sunday. */
const RHYTHM = [0.25, 0.5, 0.4, 0.55, 0.4, 0.5, 0.2]
const HOURS = [6, 9, 15, 16, 17, 18]
const TOPICS = [
  'Утро начинается не с кофе, а со списка дел',
  'Три ошибки, которые я больше не повторю',
  'Как мы снимали этот ролик за час',
  'Показываю, что внутри коробки',
  'Честный отзыв спустя месяц',
  'Ответ на вопрос из комментариев',
  'До и после: смотрите до конца',
  'Пять мелочей, которые экономят время',
  'За кадром: как это делается на самом деле',
  'Почему мы отказались от этой идеи',
  'Рецепт, который просили чаще всего',
  'Один день с нами от и до',
]

const listPieces = ({ accountId, until }: { accountId: string; until: Date }): HistoryPiece[] => {
  const random = createSeededRandom(`history/${accountId}`)
  const today = Math.floor(until.getTime() / DAY_MS) * DAY_MS
  const pieces: HistoryPiece[] = []
  for (let age = DAYS; age >= 1; age -= 1) {
    const day = new Date(today - age * DAY_MS)
    const [chance, hour, minute, topic, kind] = Array.from({ length: 5 }, random)
    if ((chance ?? 1) > (RHYTHM[day.getUTCDay()] ?? 0)) continue
    const index = pieces.length
    pieces.push({
      key: `${accountId}/${index}`,
      accountId,
      index,
      text: TOPICS[Math.floor((topic ?? 0) * TOPICS.length)] ?? '',
      createdAt: new Date(
        day.getTime() +
          (HOURS[Math.floor((hour ?? 0) * HOURS.length)] ?? 9) * HOUR_MS +
          Math.floor((minute ?? 0) * 60) * MINUTE_MS,
      ),
      kind: (kind ?? 0) < 0.6 ? 'video' : 'image',
    })
  }
  return pieces
}

/** Adds the accounts' posts of the last months, once; `add` returns the id at the network. */
export function seedHistory(input: {
  world: FakeWorld
  network: string
  accounts: readonly string[]
  add(piece: HistoryPiece): string
}): void {
  const { world, network } = input
  if (!world.hasHistory) return
  const seeded = world.memory.table<true>('history')
  if (seeded.has(network)) return
  for (const accountId of input.accounts) {
    for (const piece of listPieces({ accountId, until: world.clock.now() })) {
      seeded.set(`${network}/${input.add(piece)}`, true)
    }
  }
  seeded.set(network, true)
}

/** A number with this many digits, derived from the key. */
export const digitsOf = (key: string, digits: number): string =>
  (
    BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 24)}`) %
    10n ** BigInt(digits)
  )
    .toString()
    .padStart(digits, '1')

export const lettersOf = (key: string, length: number): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, length)
