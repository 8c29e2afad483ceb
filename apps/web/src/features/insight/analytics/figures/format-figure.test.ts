import { expect, it } from 'vitest'
import {
  formatChange,
  formatCount,
  formatDay,
  formatLongDay,
  formatPeriod,
  formatRate,
  formatRatio,
  formatSeconds,
  formatShort,
} from './format-figure.ts'

it('writes numbers with spaces that do not break, a comma and a real minus', () => {
  expect(formatCount(327_900)).toBe('327\u00A0900')
  expect(formatCount(-5)).toBe('\u22125')
  expect(formatRate(0.068)).toBe('6,8\u00A0%')
  expect(formatRatio(2.44)).toBe('×\u00A02,4')
  expect(formatSeconds(74.6)).toBe('1:15')
  expect(formatShort(10_000)).toBe('10\u00A0тыс.')
  expect(formatShort(1_250_000)).toBe('1,3\u00A0млн')
})

it('always signs a change and tells points from percents', () => {
  expect(formatChange({ kind: 'percent', share: 0.112 })).toEqual({
    text: '+11,2\u00A0%',
    tone: 'up',
  })
  expect(formatChange({ kind: 'points', share: -0.003 })).toEqual({
    text: '\u22120,3\u00A0п.п.',
    tone: 'down',
  })
  expect(formatChange({ kind: 'difference', value: 1364 })).toEqual({
    text: '+1\u00A0364',
    tone: 'up',
  })
  expect(formatChange({ kind: 'percent', share: 0 })).toEqual({ text: '0,0\u00A0%', tone: 'same' })
  expect(formatChange({ kind: 'unknown' })).toBeUndefined()
})

it('names days', () => {
  expect(formatDay('2026-10-18')).toBe('18\u00A0окт')
  expect(formatLongDay('2026-11-11')).toBe('Ср, 11 ноября')
  expect(formatPeriod({ from: '2026-10-18', to: '2026-11-16' })).toBe('18\u00A0окт – 16\u00A0нояб')
})
