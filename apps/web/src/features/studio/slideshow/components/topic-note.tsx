import { AiTroubleBanner } from '../../../../ai/ask/ai-trouble-banner.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import type { TopicReel } from '../model/use-topic-reel.ts'

/** What happens to the topic the reel was opened with. */
export const TopicNote = ({ reel: { topic, run, retry, isUnknown } }: { reel: TopicReel }) => {
  if (run.state === 'failed') return <AiTroubleBanner trouble={run.trouble} onRetry={retry} />
  if (run.state === 'running') {
    return <output className="text-label text-ink-2">{copy.topic.writing(topic ?? '')}</output>
  }
  return isUnknown ? (
    <Banner tone="info" title={copy.topic.unknown} text={copy.topic.unknownText} />
  ) : null
}
