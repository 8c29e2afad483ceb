import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { useUpdateSettings } from './api/settings.mutations.ts'
import { useSettings } from './api/settings.queries.ts'
import { BotBlocked } from './components/bot-blocked.tsx'
import { ChannelsCard } from './components/channels-card.tsx'
import { FirstMessenger } from './components/first-messenger.tsx'
import { GroupsCard } from './components/groups-card.tsx'
import { MatrixCard } from './components/matrix-card.tsx'
import { QuietCard } from './components/quiet-card.tsx'
import { groupsCopy } from './groups-copy.ts'
import { settingsCopy as copy } from './settings-copy.ts'

const Loading = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-6">
    <Skeleton className="h-56 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </SkeletonGroup>
)

export default function NotificationSettingsPage() {
  const workspace = useCurrentWorkspace()
  const query = useSettings()
  const update = useUpdateSettings()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={copy.title}
        {...(workspace && { subtitle: copy.subtitle(workspace.name) })}
      />
      <BotBlocked />
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Loading />}
        failed={{ title: copy.loadFailed, text: failureText(query.error) }}
      >
        {(settings) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <Section title={copy.matrix.title}>
              <MatrixCard settings={settings} onChange={(matrix) => update({ matrix })} />
              <p className="text-label text-ink-3">{copy.matrix.text}</p>
            </Section>
            <div className="grid grid-cols-1 gap-6">
              <Section title={copy.channels}>
                <ChannelsCard channels={settings.channels} />
                <FirstMessenger settings={settings} onChange={update} />
              </Section>
              <Section title={copy.quiet.title}>
                <QuietCard settings={settings} onChange={update} />
              </Section>
              {settings.channels.some(
                ({ channel, state }) => isMessenger(channel) && state !== 'unavailable',
              ) ? (
                <Section title={groupsCopy.title}>
                  <GroupsCard />
                </Section>
              ) : null}
            </div>
          </div>
        )}
      </QueryFrame>
    </div>
  )
}
