import { type NetworkHealth, PAUSE_HOURS } from '@kadr/contract/operations/admin'
import { useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { MetaNote } from '../../../../ui/layout/meta-note.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { usePauseNetwork } from '../api/admin.mutations.ts'
import { useNetworks } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useAct } from '../model/use-act.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame } from './admin-list.tsx'

const { networks: words } = copy

const HOURS = PAUSE_HOURS.map((hours) => ({ value: String(hours), label: words.hours(hours) }))

const PauseButton = ({ network, title }: { network: NetworkHealth['network']; title: string }) => {
  const pause = usePauseNetwork()
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const [chosen, setChosen] = useState('1')
  const pauseHours = PAUSE_HOURS.find((hours) => String(hours) === chosen) ?? 1
  return (
    <ConfirmDialog
      isDanger
      title={words.dialog(title)}
      text={words.dialogText}
      confirmLabel={words.stop}
      isPending={pause.isPending}
      open={isAsking}
      onOpenChange={setIsAsking}
      onConfirm={() =>
        pause.mutate(
          { params: { network }, body: { pauseHours } },
          act(words.stopped, () => setIsAsking(false)),
        )
      }
      trigger={
        <Button variant="secondary" size="sm" aria-label={words.pauseNamed(title)}>
          {words.pause}
        </Button>
      }
    >
      <Field label={words.length}>
        <Select options={HOURS} value={chosen} onChange={({ target }) => setChosen(target.value)} />
      </Field>
    </ConfirmDialog>
  )
}

const ResumeButton = ({ network, title }: { network: NetworkHealth['network']; title: string }) => {
  const pause = usePauseNetwork()
  const act = useAct()
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={words.resumeNamed(title)}
      isLoading={pause.isPending}
      onClick={() =>
        pause.mutate({ params: { network }, body: { pauseHours: null } }, act(words.resumed))
      }
    >
      {words.resume}
    </Button>
  )
}

const StateBadge = ({ health }: { health: NetworkHealth }) => {
  const { moment } = useMoments()
  if (health.pausedUntil !== null) {
    return <Badge tone="scheduled">{words.paused(moment(health.pausedUntil))}</Badge>
  }
  return health.late + health.stuck > 0 ? (
    <Badge tone="failed">{words.delayed}</Badge>
  ) : (
    <Badge tone="published">{words.fine}</Badge>
  )
}

const isUnused = (one: NetworkHealth) => one.accounts + one.published + one.failed === 0

const describe = (one: NetworkHealth) =>
  [
    one.accounts === 0 ? words.unused : words.accounts(one.accounts),
    one.accountsFailing > 0 ? words.failing(one.accountsFailing) : '',
    one.late > 0 ? words.late(one.late) : '',
    one.stuck > 0 ? words.stuck(one.stuck) : '',
    isUnused(one) ? '' : words.day(one.published, one.failed),
  ]
    .filter(Boolean)
    .join(', ')

const NetworkRow = ({ health }: { health: NetworkHealth }) => {
  const { id, title, color, Mark } = getNetwork(health.network)
  const Act = health.pausedUntil === null ? PauseButton : ResumeButton
  return (
    <ListRow
      isWrapped
      className="flex-wrap"
      leading={
        <span aria-hidden="true" style={{ color }}>
          <Mark className="size-5" />
        </span>
      }
      title={
        <span className="inline-flex max-w-full flex-wrap items-center gap-2">
          {title}
          {isUnused(health) && health.pausedUntil === null ? null : <StateBadge health={health} />}
        </span>
      }
      subtitle={describe(health)}
      trailing={<Act network={id} title={title} />}
    />
  )
}

export const NetworksTab = () => {
  const query = useNetworks()
  return (
    <AdminFrame query={query} data={query.data}>
      {(networks) => (
        <div className="grid grid-cols-1 gap-4">
          <Card padding="none">
            <List label={words.tab}>
              {networks.map((one) => (
                <NetworkRow key={one.network} health={one} />
              ))}
            </List>
          </Card>
          <MetaNote />
        </div>
      )}
    </AdminFrame>
  )
}
