import { failureText } from '../../../../platform/api/failure-text.ts'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { useUpdateMe } from '../api/users.mutations.ts'
import { useMe } from '../api/users.queries.ts'
import { copy } from '../copy.ts'
import { ProfileForm } from './profile-form.tsx'

export const ProfileSection = () => {
  const { user, query } = useMe()
  const update = useUpdateMe()
  return (
    <SettingsCard id="profile" title={copy.profile.title} text={copy.profile.text}>
      <QueryFrame
        query={query}
        data={user}
        hasCard={false}
        failed={{ title: copy.profile.loadFailed, text: failureText(query.error) }}
        loading={
          <SkeletonGroup label={copy.loading} className="grid max-w-140 gap-4">
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-11 w-28" />
          </SkeletonGroup>
        }
      >
        {(known) => (
          <ProfileForm user={known} deviceZone={browserTimeZone()} onSave={update.mutateAsync} />
        )}
      </QueryFrame>
    </SettingsCard>
  )
}
