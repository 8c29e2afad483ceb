import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import {
  CalendarRange,
  Captions,
  Hash,
  Image,
  Lightbulb,
  type LucideIcon,
  Magnet,
  MessageCircleReply,
  Package,
  PanelsTopLeft,
  PenLine,
  Scissors,
  Share2,
  Smile,
  UserRound,
} from 'lucide-react'
import { copy } from '../copy.ts'
import type { FormKind } from './ai-form.ts'

export const KIND_ICON: Record<AiKind, LucideIcon> = {
  hooks: Magnet,
  caption: PenLine,
  rewrite: Captions,
  adapt: Share2,
  hashtags: Hash,
  alt_text: Image,
  slideshow: PanelsTopLeft,
  talking_head: UserRound,
  product_demo: Package,
  meme: Smile,
  content_plan: CalendarRange,
  product_ideas: Lightbulb,
  comment_reply: MessageCircleReply,
  clip_choice: Scissors,
}

export const KIND_GROUPS: readonly { label: string; kinds: readonly FormKind[] }[] = [
  { label: copy.groups.ideas, kinds: ['hooks', 'content_plan', 'product_ideas'] },
  {
    label: copy.groups.posts,
    kinds: ['caption', 'rewrite', 'adapt', 'hashtags', 'alt_text', 'comment_reply'],
  },
  { label: copy.groups.reels, kinds: ['slideshow', 'talking_head', 'product_demo', 'meme'] },
]
