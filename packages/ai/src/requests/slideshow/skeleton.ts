import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { createCard } from '@kadr/contract/create-card'
import type { SlideCard, SlideRole } from '@kadr/contract/storyboard'
import { cutToFit } from '@kadr/domain/preflight/split-text'
import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import { normaliseLine } from '../../_shared/normalise-text.ts'

/** Roles between hook and call: three tips first. */
const MIDDLE: readonly SlideRole[] = [
  'item',
  'item',
  'number',
  'item',
  'compare',
  'list',
  'item',
  'pair',
]

/** Blank cards by roles under the user's own topic. */
export const createSkeleton = ({
  topic,
  hook,
  slides,
}: Pick<AiTaskOf<'slideshow'>, 'topic' | 'hook' | 'slides'>): SlideCard[] => {
  const title = cutToFit({
    text: normaliseLine(hook || topic).replaceAll('*', ''),
    fits: (text) => text.length <= SLIDE_LIMITS.hook.title,
  })
  let n = 0
  const middle = MIDDLE.slice(0, slides - 2).map((role) => {
    if (role === 'item') n += 1
    return createCard(role, { n: role === 'item' ? n : null })
  })
  return [createCard('hook', { title: markKeyPhrase(title) }), ...middle, createCard('cta')]
}
