import { escapeHtml } from '@kadr/kit/escape-html'
import type { FakeNetwork, FakeReply, FakeWorld } from '../fake-network.ts'

const PATH = /^\/_avatar\/([^/]+)$/
const COLOURS = ['#2f4bff', '#0e8f66', '#b36b00', '#c2388f', '#0b7f93', '#7a52cc'] as const

export const buildAvatarUrl = (of: {
  world: Pick<FakeWorld, 'hostUrl'>
  network: string
  accountId: string
}): string => `${of.world.hostUrl}/${of.network}/_avatar/${encodeURIComponent(of.accountId)}`

/** A coloured letter avatar, served by every fake for each account. */
export function drawAvatar({ fake, path }: { fake: FakeNetwork; path: string }) {
  const [, encoded] = PATH.exec(path) ?? []
  if (encoded === undefined) return undefined
  const id = decodeURIComponent(encoded)
  const person = fake.people().find((one) => one.id === id)
  return person ? createPictureReply(person) : { status: 404 }
}

export function createPictureReply({ id, name }: { id: string; name: string }): FakeReply {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?'
  const sum = [...id].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  const colour = COLOURS[sum % COLOURS.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="44" font-weight="600" fill="#fff">${escapeHtml(letter)}</text></svg>`
  return createSvgReply(svg)
}

export const createSvgReply = (svg: string): FakeReply => ({
  status: 200,
  headers: {
    'content-type': 'image/svg+xml',
    'cache-control': 'max-age=86400',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  },
  bytes: Buffer.from(svg),
})
