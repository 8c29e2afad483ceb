import { type ContentFormat, contentFormat } from '@kadr/contract/ai-tasks'

/** Parses a format; anything unknown is a post. */
export const findFormat = (text: string): ContentFormat =>
  contentFormat.options.find((format) => format === text) ?? 'post'

export const FORMAT_LIST =
  'post (пост), slideshow (слайдшоу), talking_head (говорящая голова), product_demo (показ продукта), meme (мем)'
