import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createApiToken,
  findApiTokens,
  hashApiToken,
  hideApiTokens,
  hintOf,
  kindOfToken,
  TOKEN_KINDS,
} from './api-token.ts'

describe.each(TOKEN_KINDS)('a token of kind %s', (kind) => {
  const token = createApiToken(kind)

  it('is recognised by its prefix, length and sum', () => {
    expect(token).toMatch(new RegExp(`^kadr_${kind}_[0-9A-Za-z]{38}$`))
    expect(kindOfToken(token)).toBe(kind)
  })

  it('is not recognised with any one character changed', () => {
    const start = `kadr_${kind}_`.length
    for (let at = start; at < token.length; at += 1) {
      const other = token[at] === 'a' ? 'b' : 'a'
      expect(kindOfToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeUndefined()
    }
  })

  it('is hidden wherever it stands', () => {
    for (const text of [token, `"${token}"`, `/a/${token}/b`, `x${token}x`, `${token}${token}`]) {
      expect(hideApiTokens(text)).not.toContain(token.slice(-38))
      expect(findApiTokens(text)).toContain(token)
    }
  })
})

it('has the sum of the algorithm that scanners know', () => {
  // CRC32 of 32 zeros is 0xa0f292d0 by zlib of Python, written in base62 with digits first.
  expect(kindOfToken(`kadr_live_${'0'.repeat(32)}2wjyrI`)).toBe('live')
})

it('makes tokens that never repeat and hashes that tell them apart', () => {
  const tokens = Array.from({ length: 500 }, () => createApiToken('live'))
  expect(new Set(tokens).size).toBe(500)
  expect(new Set(tokens.map(hashApiToken)).size).toBe(500)
})

it('shows its beginning and no more', () => {
  const token = createApiToken('at')
  expect(hintOf(token)).toBe(token.slice(0, 'kadr_at_'.length + 4))
})

it('leaves all other words as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(hideApiTokens(text)).toBe(text)
      expect(kindOfToken(text)).toBeUndefined()
    }),
  )
})
