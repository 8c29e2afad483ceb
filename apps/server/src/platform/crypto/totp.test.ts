import { expect, it } from 'vitest'
import { findStep, stepAt, toBase32, totpCode } from './totp.ts'

const key = Buffer.from('12345678901234567890', 'ascii')

/** https://www.rfc-editor.org/rfc/rfc6238#appendix-B, the rows of SHA-1. */
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('makes the code of the RFC at second %i', (second, code) => {
  const step = stepAt(new Date(second * 1000))
  expect(totpCode({ key, step, digits: 8 })).toBe(code)
  expect(totpCode({ key, step })).toBe(code.slice(2))
})

/** https://www.rfc-editor.org/rfc/rfc4226#appendix-D */
it('makes the codes of the counter', () => {
  const codes = Array.from({ length: 4 }, (_, step) => totpCode({ key, step }))
  expect(codes).toEqual(['755224', '287082', '359152', '969429'])
})

/** https://www.rfc-editor.org/rfc/rfc4648#section-10 */
it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %s in base32', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written)
})

it('takes a code within half a minute of its time, and none twice', () => {
  const now = new Date('2026-03-10T09:00:00Z')
  const step = stepAt(now)
  const codeOf = (of: number) => totpCode({ key, step: of })
  const find = (code: string, after = 0) => findStep({ key, code, now, after })
  expect([step - 1, step, step + 1].map((of) => find(codeOf(of)))).toEqual([
    step - 1,
    step,
    step + 1,
  ])
  expect(find(codeOf(step - 2))).toBeUndefined()
  expect(find(codeOf(step + 2))).toBeUndefined()
  expect(find(codeOf(step), step)).toBeUndefined()
  expect(find(codeOf(step - 1), step)).toBeUndefined()
  expect(find(codeOf(step + 1), step)).toBe(step + 1)
  expect(find('12345')).toBeUndefined()
})
