import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chargeCurrency } from '@kadr/contract/base/primitives'
import { formatPrice } from '@kadr/domain/money/prices'
import { expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = [...css.matchAll(/src: url\("([^"]+)"\)[^;]*;\s*unicode-range: ([^;]+);/g)]

const coversSign = (range: string, sign: string) =>
  range.split(', ').some((part) => {
    const [from = '', until = from] = part.slice(2).split('-')
    const code = sign.codePointAt(0) ?? 0
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(until, 16)
  })

it('draws the sign of every currency with a font of ours, whatever the device has', () => {
  const prices = chargeCurrency.options.map((currency) => formatPrice({ amount: 1360, currency }))
  for (const sign of new Set(prices.join(''))) {
    const [, file = ''] = faces.find(([, , range = '']) => coversSign(range, sign)) ?? []
    expect(file, `No font has ${sign}`).not.toBe('')
    expect(existsSync(path.join(import.meta.dirname, '../../public', file))).toBe(true)
  }
})
