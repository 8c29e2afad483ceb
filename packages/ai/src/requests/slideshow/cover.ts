import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import { normaliseLine } from '../../_shared/normalise-text.ts'

/** The only slide of a topic nothing is known of: the user's own words. */
export const createCover = ({
  topic,
  hook,
}: Pick<AiTaskOf<'slideshow'>, 'topic' | 'hook'>): SlideCard => {
  const title = cutToFit({
    text: normaliseLine(hook || topic).replaceAll('*', ''),
    fits: (text) => text.length <= SLIDE_LIMITS.hook.title,
  })
  return createCard('hook', { title: markKeyPhrase(title) })
}
