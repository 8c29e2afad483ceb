import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { FrequentQuestion } from './frequent-question.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PostCard } from './post-card.tsx'
import { ToContent } from './to-content.tsx'

type Props = {
  thread: ConversationThread
  /** Where it is a dialog: closes it. */
  onLeave?: () => void
}

/** The post, the person and what can be made of their words. */
export const SidePane = ({ thread, onLeave }: Props) => (
  <div className="grid grid-cols-1 content-start gap-4">
    <PostCard thread={thread} />
    <PersonPanel thread={thread} onLeave={onLeave} />
    <ToContent thread={thread} />
    <FrequentQuestion thread={thread} />
  </div>
)
