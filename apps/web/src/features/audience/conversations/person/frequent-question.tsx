import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useFrequentQuestions } from '../api/conversations.queries.ts'
import { personCopy } from './copy.ts'

/** From how many equal questions a month one is worth a reel. */
const FREQUENT = 5

export const FrequentQuestion = ({ thread }: { thread: ConversationThread }) => {
  const { data: questions = [] } = useFrequentQuestions()
  const found = questions.find(
    ({ count, conversationIds }) => count >= FREQUENT && conversationIds.includes(thread.id),
  )
  if (!found) return null
  return (
    <Card className="grid gap-2">
      <h3 className="text-label font-semibold">{personCopy.frequent}</h3>
      <p className="text-label text-ink-2 wrap-anywhere">
        {personCopy.asked(found.text, found.count)}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton asChild variant="soft" size="sm">
          <Link to="/reels/questions" search={{ sentence: found.text }}>
            {personCopy.toReel}
          </Link>
        </LinkButton>
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/business">{personCopy.toFacts}</Link>
        </LinkButton>
      </div>
    </Card>
  )
}
