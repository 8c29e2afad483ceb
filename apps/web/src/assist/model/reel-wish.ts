import type { AiTaskInput } from '@kadr/contract/ai-tasks'
import { reelHelpCopy } from '../reel-help-copy.ts'
import type { ReelHelpWay } from './reel-help-way.ts'

/** The user's input. */
export type ReelWish = {
  topic: string
  productId: string | null
  slides: number
  seconds: number
}

export const isByTopic = (way: ReelHelpWay) => way === 'slidesByTopic'
export const isByProduct = (way: ReelHelpWay) => way === 'slidesByProduct'

/** Russian messages by field name. */
export const findWishErrors = ({
  way,
  wish: { topic, productId },
}: {
  way: ReelHelpWay
  wish: ReelWish
}): { topic?: string; productId?: string } => {
  const { needs } = reelHelpCopy
  const hasTopic = topic.trim() !== ''
  if (isByProduct(way)) return productId === null ? { productId: needs.product } : {}
  if (isByTopic(way)) return hasTopic ? {} : { topic: needs.topic }
  return hasTopic || productId !== null ? {} : { topic: needs.subject }
}

export const reelTask = ({ way, wish }: { way: ReelHelpWay; wish: ReelWish }): AiTaskInput => {
  const { topic, productId, slides, seconds } = wish
  switch (way) {
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
