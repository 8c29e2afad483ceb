import { failureText } from '../../../platform/failure-text.ts'
import { browserTimeZone } from '../../../platform/time-zones.ts'
import { QueryFrame } from '../../../ui/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useUpdateMe } from '../api/account.mutations.ts'
import { useMe } from '../api/account.queries.ts'
import { copy } from '../copy.ts'
import { ProfileForm } from './profile-form.tsx'
import { SettingsCard } from './settings-card.tsx'

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
