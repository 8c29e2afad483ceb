import { expect, it } from 'vitest'
import { PLAN_NAMES } from '../money/plans.ts'
import { formatBytes, guessKind, hasRoomFor, storageLimits } from './storage-limits.ts'

const GB = 1_000_000_000

it('gives every plan the room it promises', () => {
  expect(PLAN_NAMES.map((plan) => storageLimits(plan).workspaceBytes / GB)).toEqual([
    1, 10, 50, 200, 1000,
  ])
})

it('takes files by kind, and smaller videos on Free', () => {
  expect(storageLimits('FREE').fileBytes).toEqual({
    image: 30_000_000,
    audio: 100_000_000,
    video: 200_000_000,
  })
  expect(storageLimits('HOBBY').fileBytes.video).toBe(4 * GB)
})

it('never lets one file of a plan be larger than all its room', () => {
  for (const plan of PLAN_NAMES) {
    const { workspaceBytes, fileBytes } = storageLimits(plan)
    expect(Math.max(...Object.values(fileBytes))).toBeLessThanOrEqual(workspaceBytes)
  }
})

it('has room up to the last byte, and always where there is no limit', () => {
  expect(hasRoomFor({ usedBytes: 90, size: 10, limitBytes: 100 })).toBe(true)
  expect(hasRoomFor({ usedBytes: 90, size: 11, limitBytes: 100 })).toBe(false)
  expect(hasRoomFor({ usedBytes: 10 ** 15, size: 1, limitBytes: -1 })).toBe(true)
})

it.each([
  ['Фото.JPG', 'image'],
  ['IMG_0001.HEIC', 'image'],
  ['a.b.mov', 'video'],
  ['песня.mp3', 'audio'],
  ['script.exe', undefined],
  ['mp4', undefined],
  ['', undefined],
])('guesses %j as %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind)
})

it.each([
  [0, '0 Б'],
  [999, '999 Б'],
  [1500, '1,5 КБ'],
  [200_000_000, '200 МБ'],
  [1_500_000_000, '1,5 ГБ'],
  [GB * 1000, '1 000 ГБ'],
])('writes %i as %s', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll('\u00a0', ' ')).toBe(text)
})
