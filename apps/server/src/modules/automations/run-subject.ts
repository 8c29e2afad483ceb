import { type HookFamily, hookFamily } from '@kadr/contract/ai-tasks'
import * as z from 'zod/mini'
import { findEvergreenPost } from './earlier-posts.repository.ts'
import { findItem } from './items.repository.ts'
import type { RunInput } from './run-step.ts'

/** What the words of a run are about. */
export type RunSubject = {
  topic: string
  productId: string | null
  family: HookFamily | null
  /** Pictures or clips of the item itself. */
  mediaIds: string[]
  link: string | null
  /** Words of the source: of an article, or of a post that goes out again. */
  text: string
}

const NOTHING: RunSubject = {
  topic: '',
  productId: null,
  family: null,
  mediaIds: [],
  link: null,
  text: '',
}

const MAX_TOPIC = 500

/** Undefined when the item is gone. */
export const readSubject = async ({
  ctx,
  automation,
  run,
  rule: { source },
}: RunInput): Promise<RunSubject | undefined> => {
  const { itemKey: key, itemTitle: title } = run
  if (key === null || title === null) return undefined
  // Words of a person take the place of an item.
  if (key.startsWith(WORDS_PREFIX)) return { ...NOTHING, topic: title }
  switch (source.kind) {
    case 'topics':
      return { ...NOTHING, topic: key }
    case 'hooks':
      return { ...NOTHING, topic: source.topic, family: z.safeParse(hookFamily, key).data ?? null }
    case 'products':
      return { ...NOTHING, productId: key }
    case 'folder':
      return { ...NOTHING, topic: source.topic, mediaIds: [key] }
    case 'evergreen': {
      const { workspaceId } = automation
      const post = await findEvergreenPost({ db: ctx.db, workspaceId, id: key })
      return post && { ...NOTHING, topic: title, text: post.text, mediaIds: post.mediaIds }
    }
    case 'feed':
    case 'price-list': {
      const item = await findItem({ db: ctx.db, automationId: automation.id, key })
      if (!item) return undefined
      const words = source.kind === 'feed' ? item.title : `${item.title}. ${item.text}`
      const { text, url } = item
      return { ...NOTHING, topic: words.slice(0, MAX_TOPIC), text, link: url }
    }
  }
}

const WORDS_PREFIX = 'words:'

export const wordsKey = (words: string): string => `${WORDS_PREFIX}${words}`
