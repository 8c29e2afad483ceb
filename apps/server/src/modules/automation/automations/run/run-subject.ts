import type { AutomationSource } from '@kadr/contract/automation/automation-rule'
import { type HookFamily, hookFamily } from '@kadr/contract/studio/ai-tasks'
import * as z from 'zod/mini'
import { findEvergreenPost } from '../feeds/earlier-posts.repository.ts'
import { findItem } from '../feeds/items.repository.ts'
import type { RunInput } from './run-step.ts'

/** The input of the text of a run. */
export type RunSubject = {
  topic: string
  productId: string | null
  family: HookFamily | null
  /** Pictures or clips of the item. */
  mediaIds: string[]
  link: string | null
  /** Text of the source: an article, or a post to be repeated. */
  text: string
}

export const NO_SUBJECT: RunSubject = {
  topic: '',
  productId: null,
  family: null,
  mediaIds: [],
  link: null,
  text: '',
}

const MAX_TOPIC = 500

/** Undefined when the item was deleted. */
export const readSubject = async ({
  ctx,
  automation,
  run,
  rule: { source },
}: RunInput): Promise<RunSubject | undefined> => {
  const { itemKey: key, itemTitle: title } = run
  if (key === null || title === null) return undefined
  // A person's text replaces the item.
  if (key.startsWith(WORDS_PREFIX)) return { ...NO_SUBJECT, topic: title }
  switch (source.kind) {
    case 'topics':
      return { ...NO_SUBJECT, topic: key }
    case 'hooks':
      return {
        ...NO_SUBJECT,
        topic: source.topic,
        family: z.safeParse(hookFamily, key).data ?? null,
      }
    case 'products':
      return { ...NO_SUBJECT, productId: key }
    case 'folder':
      return { ...NO_SUBJECT, topic: source.topic, mediaIds: [key] }
    case 'evergreen': {
      const { workspaceId } = automation
      const post = await findEvergreenPost({ db: ctx.db, workspaceId, id: key })
      return post && { ...NO_SUBJECT, topic: title, text: post.text, mediaIds: post.mediaIds }
    }
    case 'footage':
    case 'feed':
    case 'price-list': {
      const item = await findItem({ db: ctx.db, automationId: automation.id, key })
      if (!item) return undefined
      const words = source.kind === 'feed' ? item.title : `${item.title}. ${item.text}`
      const { text, url } = item
      return { ...NO_SUBJECT, topic: words.slice(0, MAX_TOPIC), text, link: url }
    }
  }
}

/** What a person is asked about when the run can't be written. */
export const sentenceOf = ({
  itemKey,
  itemTitle,
  source,
}: {
  itemKey: string | null
  itemTitle: string | null
  source: AutomationSource
}): string => {
  const isOwn = itemKey?.startsWith(WORDS_PREFIX) ?? false
  return !isOwn && 'topic' in source ? source.topic : (itemTitle ?? '')
}

const WORDS_PREFIX = 'words:'

export const wordsKey = (words: string): string => `${WORDS_PREFIX}${words}`
