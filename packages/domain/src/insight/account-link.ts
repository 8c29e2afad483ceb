import type { Network } from '@kadr/contract/publishing/networks'

/** An account identified by a link or a handle. */
export type AccountLink = { network: Network; handle: string }

type Rule = { network: Network; hosts: readonly string[]; path: RegExp; name: RegExp }

const PLAIN = /^[\w.-]{1,100}$/

const RULES: readonly Rule[] = [
  {
    network: 'youtube',
    hosts: ['youtube.com', 'm.youtube.com'],
    path: /^\/(?:channel\/(UC[\w-]{22})|@([\w.\-\u0080-\uffff]+)|c\/([^/]+)|user\/([^/]+))/,
    name: /^[\w.\-\u0400-\u04ff]{3,30}$/,
  },
  {
    network: 'instagram',
    hosts: ['instagram.com'],
    path: /^\/(?!p\/|reel\/|reels\/|stories\/|explore\/)([\w.]{1,30})\/?$/,
    name: /^[\w.]{1,30}$/,
  },
  {
    network: 'bluesky',
    hosts: ['bsky.app'],
    path: /^\/profile\/([\w.:-]+)/,
    name: /^[\w.:-]{3,253}$/,
  },
  {
    network: 'telegram',
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    path: /^\/(?:s\/)?([A-Za-z]\w{3,31})(?:\/|$)/,
    name: /^[A-Za-z]\w{3,31}$/,
  },
  {
    network: 'vk',
    hosts: ['vk.com', 'vk.ru', 'm.vk.com', 'm.vk.ru'],
    path: /^\/(?!wall-|video-|clip-|story-|feed)([\w.]{3,40})\/?$/,
    name: /^[\w.]{3,40}$/,
  },
  { network: 'tiktok', hosts: ['tiktok.com', 'm.tiktok.com'], path: /^\/@([\w.]+)/, name: PLAIN },
  { network: 'threads', hosts: ['threads.net', 'threads.com'], path: /^\/@([\w.]+)/, name: PLAIN },
  { network: 'linkedin', hosts: ['linkedin.com'], path: /^\/(?:in|company)\/([^/]+)/, name: PLAIN },
  {
    network: 'pinterest',
    hosts: ['pinterest.com', 'ru.pinterest.com'],
    path: /^\/(?!pin\/)(\w+)\/?$/,
    name: PLAIN,
  },
]

const toUrl = (text: string): URL | undefined => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address) : undefined
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The account in a text: a link of a known network, or with `network` a handle. Undefined for anything else. */
export const parseAccountLink = ({
  text,
  network,
}: {
  text: string
  network?: Network | undefined
}): AccountLink | undefined => {
  const trimmed = text.trim()
  const url = trimmed.includes('/') ? toUrl(trimmed) : undefined
  if (url) {
    const host = url.hostname.replace(/^www\./, '').toLowerCase()
    const rule = RULES.find(({ hosts }) => hosts.includes(host))
    const found = rule?.path.exec(decode(url.pathname))?.slice(1).find(Boolean)
    return rule && found ? { network: rule.network, handle: found } : undefined
  }
  const name = trimmed.replace(/^@/, '')
  const isName = RULES.some((rule) => rule.network === network && rule.name.test(name))
  return network && isName ? { network, handle: name } : undefined
}
