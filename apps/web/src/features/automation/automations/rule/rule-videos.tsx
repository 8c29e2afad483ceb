import type {
  AutomationVideo,
  AutomationVideoState,
} from '@kadr/contract/automation/automation-footage'
import type { Automation } from '@kadr/contract/automation/automations'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'

const { videos: words } = copy

const TONES = {
  waiting: 'neutral',
  reading: 'working',
  cut: 'published',
  failed: 'failed',
} as const satisfies Record<AutomationVideoState, string>

const Row = ({ video: { name, state, clips, left, failure } }: { video: AutomationVideo }) => (
  <li className="flex min-w-0 items-center gap-3 px-4 py-3">
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <span className="truncate text-label font-medium">{name}</span>
      {clips > 0 ? (
        <span className="text-label text-ink-2">{words.clips({ clips, left })}</span>
      ) : null}
      {failure ? <span className="text-label text-failed">{failure}</span> : null}
    </div>
    <Badge tone={TONES[state]}>{words.states[state]}</Badge>
  </li>
)

/** How far the long videos of a rule are, and which of them failed. */
export const RuleVideos = ({ automation: { footage } }: { automation: Automation }) =>
  footage === null ? null : (
    <Section title={words.title}>
      <Card padding="none">
        {footage.length === 0 ? (
          <p className="p-4 text-label text-ink-2">{words.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {footage.map((video) => (
              <Row key={video.resourceId} video={video} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
