import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import { adaptRequest } from './adapt/index.ts'
import { altTextRequest } from './alt-text/index.ts'
import { captionRequest } from './caption/index.ts'
import { clipChoiceRequest } from './clip-choice/index.ts'
import { commentReplyRequest } from './comment-reply/index.ts'
import { contentPlanRequest } from './content-plan/index.ts'
import type { Request } from './define-request.ts'
import { hashtagsRequest } from './hashtags/index.ts'
import { hooksRequest } from './hooks/index.ts'
import { memeRequest } from './meme/index.ts'
import { productDemoRequest } from './product-demo/index.ts'
import { productIdeasRequest } from './product-ideas/index.ts'
import { rewriteRequest } from './rewrite/index.ts'
import { slideshowRequest } from './slideshow/index.ts'
import { talkingHeadRequest } from './talking-head/index.ts'

export const REQUESTS: Readonly<Record<AiKind, Request>> = {
  hooks: hooksRequest,
  caption: captionRequest,
  rewrite: rewriteRequest,
  adapt: adaptRequest,
  hashtags: hashtagsRequest,
  alt_text: altTextRequest,
  slideshow: slideshowRequest,
  talking_head: talkingHeadRequest,
  product_demo: productDemoRequest,
  meme: memeRequest,
  content_plan: contentPlanRequest,
  product_ideas: productIdeasRequest,
  comment_reply: commentReplyRequest,
  clip_choice: clipChoiceRequest,
}
