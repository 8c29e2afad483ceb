import { NETWORKS } from '@kadr/contract/publishing/networks'
import { describe, expect, it } from 'vitest'
import { accountOf, breaking, clip, draftOf } from '../../../test/drafts.ts'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import { checkTarget } from './check-target.ts'
import { describeLimits } from './describe-limits.ts'

describe.each(NETWORKS)('the limits of %s', (network) => {
  const lines = describeLimits(NETWORK_LIMITS[network])

  it('say the very number the check refuses with', () => {
    const media = NETWORK_LIMITS[network].text ? [] : [clip()]
    const draft = draftOf({ text: 'щ'.repeat(20_000), media })
    const long = checkTarget({ network, draft, account: accountOf() }).find(
      ({ code }) => code === 'text_long',
    )
    const said = /до\u00a0[\d\u00a0]+\u00a0(?:знаков|байт)/.exec(long?.message ?? '')?.[0]
    expect(said).toBeDefined()
    expect(lines.some((line) => line.includes(said ?? '—'))).toBe(true)
  })

  it('are short sentences, each once', () => {
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|до\u00a00|\d \d/)
  })
})

it('are plain words for Telegram', () => {
  expect(describeLimits(NETWORK_LIMITS.telegram).map(breaking)).toEqual([
    'Текст: до 4 096 знаков',
    'Под медиа: до 1 024 знаков, длиннее — отдельным сообщением',
    'Фото: 1 файл; до 10 МБ, стороны от 1:20 до 20:1',
    'Видео: 1 файл; MP4, до 24 ч, до 50 МБ',
    'Альбом: от 2 до 10 файлов; фото до 10 МБ, стороны от 1:20 до 20:1; видео MP4, до 24 ч, до 50 МБ',
  ])
})

it('say how many hashtags the app of the network takes', () => {
  for (const network of ['tiktok', 'instagram'] as const) {
    expect(describeLimits(NETWORK_LIMITS[network]).map(breaking)).toContain('Не больше 5 хештегов')
  }
})

it('say that a story of Instagram has no text', () => {
  expect(describeLimits(NETWORK_LIMITS.instagram)).toContain('Без текста: история')
})
