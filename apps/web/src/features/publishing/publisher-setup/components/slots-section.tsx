import type { Connection } from '@kadr/contract/publishing/connections'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { usualSlots } from '@kadr/domain/publishing/schedule/usual-slots'
import { type ReactNode, useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { usePutSlots } from '../api/publisher-setup.mutations.ts'
import { useSlots } from '../api/publisher-setup.queries.ts'
import { copy } from '../copy.ts'
import { EVERY_DAY } from '../model/week-slots.ts'
import { Loaded } from './loaded.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SlotDay } from './slot-day.tsx'
import { SuggestedSlots } from './suggested-slots.tsx'

type Props = {
  connections: readonly Connection[]
  zoneName: string
  canEdit: boolean
  connectLink: ReactNode
}

const labelOf = ({ network, title }: Connection) => `${getNetwork(network).title}: ${title}`

type EditorProps = Pick<Props, 'connections' | 'canEdit'> & {
  slotsOf: (connectionId: string) => readonly PostingSlot[]
}

const Editor = ({ connections, canEdit, slotsOf }: EditorProps) => {
  const [chosen, setChosen] = useState(connections[0]?.id ?? '')
  const { mutate } = usePutSlots()
  const slots = slotsOf(chosen)
  const change = (next: PostingSlot[]) =>
    mutate(
      { connectionId: chosen, slots: next },
      {
        onError: (error) => notify.error(copy.slots.saveFailed, { text: failureText(error) }),
      },
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={copy.slots.account} hint={copy.slots.count(slots.length)}>
        <Select
          options={connections.map((connection) => ({
            value: connection.id,
            label: labelOf(connection),
          }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      {slots.length === 0 && canEdit ? (
        <Button variant="soft" className="justify-self-start" onClick={() => change(usualSlots())}>
          {copy.slots.start}
        </Button>
      ) : null}
      {canEdit ? <SuggestedSlots slots={slots} onChange={change} /> : null}
      <ul className="divide-y divide-line">
        {EVERY_DAY.map((weekday) => (
          <SlotDay
            key={weekday}
            weekday={weekday}
            slots={slots}
            canEdit={canEdit}
            onChange={change}
          />
        ))}
      </ul>
    </div>
  )
}

export const SlotsSection = ({ connections, zoneName, canEdit, connectLink }: Props) => {
  const query = useSlots()
  return (
    <SettingsCard title={copy.slots.title} text={copy.slots.text(zoneName)}>
      {connections.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title={copy.slots.noAccountsTitle}
          text={copy.slots.noAccountsText}
          action={connectLink}
        />
      ) : (
        <Loaded query={query} failed={copy.slots.failed}>
          {(list) => (
            <Editor
              connections={connections}
              canEdit={canEdit}
              slotsOf={(id) => list.find(({ connectionId }) => connectionId === id)?.slots ?? []}
            />
          )}
        </Loaded>
      )}
    </SettingsCard>
  )
}
