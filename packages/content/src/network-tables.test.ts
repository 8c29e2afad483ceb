import { NETWORKS } from '@kadr/contract/publishing/networks'
import { expect, it } from 'vitest'
import { readTable } from './network-tables.ts'

const shown = (path: string) => readTable(path)?.replaceAll('\u00a0', ' ').split('\n')

it.each(NETWORKS)('tells what %s takes and gives, in rows of equal width', (network) => {
  for (const table of ['media', 'fields', 'metrics']) {
    const rows = shown(`${network}.${table}`) ?? []
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1)
    expect(rows.join()).not.toMatch(/undefined|NaN|image\/|video\//)
  }
})

it('says limits as people read them', () => {
  expect(shown('tiktok.media')).toContain(
    '| Видео | 1 | — | MP4, MOV, WebM, до 4 ГБ, от 3 с до 10 мин | до 2 200 знаков |',
  )
  expect(shown('youtube.media')?.join()).toContain('до 5 000 байтов, русская буква — два')
  expect(shown('instagram.media')?.at(-1)).toContain('без подписи')
})

it('says what a network does not give', () => {
  expect(shown('tiktok.metrics')).toContain('| Чужой открытый аккаунт | сеть не отдаёт |')
  expect(shown('tiktok.fields')).toContain('| Удалить вышедшее из Кадра | нет |')
})

it('has no table of another name', () => {
  expect([readTable('tiktok.prices'), readTable('myspace.media')]).toEqual([undefined, undefined])
})
