import type { Network } from '@kadr/contract/publishing/networks'

/** How a post reads in a network. */
export type Manner = {
  /** Whether a link in the text can be opened there. */
  links: 'keep' | 'profile' | 'drop'
  /** Paragraphs apart, or one block of text. */
  shape: 'paragraphs' | 'block'
  /** Most characters people read there; null takes the whole text. */
  readable: number | null
  isCalm: boolean
  /** «Друзья!» opens a post between people who know each other. */
  greets: boolean
  tags: number
}

export const NETWORK_MANNERS: Readonly<Record<Network, Manner>> = {
  telegram: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 1,
  },
  vk: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 3,
  },
  max: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 0,
  },
  instagram: {
    links: 'profile',
    shape: 'paragraphs',
    readable: 900,
    isCalm: false,
    greets: true,
    tags: 5,
  },
  tiktok: {
    links: 'profile',
    shape: 'block',
    readable: 220,
    isCalm: false,
    greets: false,
    tags: 4,
  },
  youtube: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: false,
    tags: 3,
  },
  linkedin: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: true,
    greets: false,
    tags: 3,
  },
  threads: { links: 'keep', shape: 'block', readable: 400, isCalm: false, greets: true, tags: 1 },
  bluesky: { links: 'keep', shape: 'block', readable: 280, isCalm: false, greets: false, tags: 1 },
  pinterest: { links: 'drop', shape: 'block', readable: 300, isCalm: true, greets: false, tags: 3 },
  ok: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 2,
  },
  dzen: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 2,
  },
  rutube: {
    links: 'keep',
    shape: 'paragraphs',
    readable: null,
    isCalm: false,
    greets: true,
    tags: 3,
  },
  vk_clips: {
    links: 'drop',
    shape: 'block',
    readable: 220,
    isCalm: false,
    greets: true,
    tags: 4,
  },
}
