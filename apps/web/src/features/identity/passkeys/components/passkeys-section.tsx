import type { Passkeys } from '@kadr/contract/identity/passkeys'
import { useEffect } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { useAddPasskey, useCancelReset } from '../api/passkeys.mutations.ts'
import { usePasskeys } from '../api/passkeys.queries.ts'
import { copy } from '../copy.ts'
import { preloadPasskeys, usePasskeyObstacle } from '../model/device-passkeys.ts'
import { LostPasskeys } from './lost-passkeys.tsx'
import { ObstacleNote } from './obstacle-note.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasskeyLog } from './passkey-log.tsx'

const Reset = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const cancelling = useCancelReset()
  const moment = describeMoment({ at: new Date(at), now: new Date(), timeZone })
  const cancel = () =>
    cancelling.mutate(undefined, { onError: (error) => notify.error(failureText(error)) })
  return (
    <Banner
      tone="warning"
      title={copy.resetsAt(moment)}
      text={copy.resetsText}
      action={
        <Button variant="secondary" size="sm" isLoading={cancelling.isPending} onClick={cancel}>
          {copy.cancelReset}
        </Button>
      }
    />
  )
}

const Add = () => {
  const adding = useAddPasskey()
  useEffect(preloadPasskeys, [])
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: () => notify.success(copy.added),
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <Button variant="secondary" isLoading={adding.isPending} onClick={add}>
      {copy.add}
    </Button>
  )
}

const Body = ({ data, timeZone }: { data: Passkeys; timeZone: string }) => {
  const obstacle = usePasskeyObstacle()
  const { passkeys, resetsAt, log, isAvailable } = data
  if (!isAvailable) return <p className="text-label text-ink-2">{copy.noSite}</p>
  return (
    <div className="grid gap-4">
      {resetsAt === null ? null : <Reset at={resetsAt} timeZone={timeZone} />}
      {passkeys.length === 0 ? (
        <p className="text-label text-ink-2">{copy.none}</p>
      ) : (
        <PasskeyList passkeys={passkeys} timeZone={timeZone} />
      )}
      {obstacle ? <ObstacleNote obstacle={obstacle} /> : null}
      <div className="flex flex-wrap gap-2">
        {obstacle ? null : <Add />}
        {passkeys.length > 0 && resetsAt === null ? <LostPasskeys /> : null}
      </div>
      {log.length > 0 ? <PasskeyLog log={log} timeZone={timeZone} /> : null}
    </div>
  )
}

export const PasskeysSection = ({ timeZone }: { timeZone: string }) => {
  const query = usePasskeys()
  return (
    <SettingsCard id="passkeys" title={copy.title} text={copy.text}>
      <QueryFrame
        query={query}
        data={query.data}
        loading={
          <SkeletonGroup label={copy.title} className="grid gap-3">
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        }
        failed={{ title: copy.failed }}
        hasCard={false}
      >
        {(data) => <Body data={data} timeZone={timeZone} />}
      </QueryFrame>
    </SettingsCard>
  )
}
