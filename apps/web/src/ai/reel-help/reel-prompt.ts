import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import type { ReelHelpMethod } from './copy.ts'
import { reelHelpCopy } from './copy.ts'

/** The user's input. */
export type ReelPrompt = {
  topic: string
  productId: string | null
  slides: number
  seconds: number
}

export const isByTopic = (method: ReelHelpMethod) => method === 'slidesByTopic'
export const isByProduct = (method: ReelHelpMethod) => method === 'slidesByProduct'

/** Russian messages by field name. */
export const findPromptErrors = ({
  method,
  wish: { topic, productId },
}: {
  method: ReelHelpMethod
  wish: ReelPrompt
}): { topic?: string; productId?: string } => {
  const { needs } = reelHelpCopy
  const hasTopic = topic.trim() !== ''
  if (isByProduct(method)) return productId === null ? { productId: needs.product } : {}
  if (isByTopic(method)) return hasTopic ? {} : { topic: needs.topic }
  return hasTopic || productId !== null ? {} : { topic: needs.subject }
}

export const reelTask = ({
  method,
  wish,
}: {
  method: ReelHelpMethod
  wish: ReelPrompt
}): AiTaskInput => {
  const { topic, productId, slides, seconds } = wish
  switch (method) {
    case 'slidesByTopic':
      return { kind: 'slideshow', topic, slides }
    case 'slidesByProduct':
      return { kind: 'slideshow', topic, productId, slides }
    case 'demo':
      return { kind: 'product_demo', topic, productId }
    case 'speech':
      return { kind: 'talking_head', topic, productId, seconds }
    case 'meme':
      return { kind: 'meme', topic, productId }
  }
}
