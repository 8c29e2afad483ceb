/** Separate from the schemas built from them: the web's routes parse search parameters without loading those. */
export const AI_KINDS = [
  'hooks',
  'caption',
  'rewrite',
  'adapt',
  'hashtags',
  'alt_text',
  'slideshow',
  'talking_head',
  'product_demo',
  'meme',
  'content_plan',
  'product_ideas',
  'comment_reply',
  'clip_choice',
] as const

export const REEL_KIND_NAMES = [
  'slideshow',
  'product-demo',
  'greenscreen-meme',
  'talking-head',
  'own-video',
] as const
