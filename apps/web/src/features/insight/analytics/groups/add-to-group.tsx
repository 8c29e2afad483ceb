import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useSaveGroup } from '../api/analytics.mutations.ts'
import { usePostGroups } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'

type Props = { itemIds: string[]; onClose: () => void; onDone: () => void }

/** Into a group that exists, or a new one. */
export default function AddToGroup({ itemIds, onClose, onDone }: Props) {
  const { data: groups = [] } = usePostGroups()
  const [groupId, setGroupId] = useState('')
  const [name, setName] = useState('')
  const save = useSaveGroup('post')
  const group = groups.find(({ id }) => id === groupId)
  const submit = () =>
    save.mutate(
      group
        ? {
            id: group.id,
            name: group.name,
            memberIds: [...new Set([...group.memberIds, ...itemIds])],
          }
        : { name, memberIds: itemIds },
      {
        onSuccess: () => {
          notify.success(copy.groups.added)
          onDone()
        },
      },
    )
  return (
    <Dialog
      open
      title={copy.items.toGroup}
      onOpenChange={onClose}
      footer={
        <Button isLoading={save.isPending} onClick={submit}>
          {copy.groups.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={copy.groups.choose}>
          <Select
            value={groupId}
            onChange={(event) => setGroupId(event.target.value)}
            options={[
              { value: '', label: copy.groups.newOne },
              ...groups.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        </Field>
        {group ? null : (
          <Field
            label={copy.groups.name}
            error={save.isError ? failureText(save.error) : undefined}
          >
            <TextInput
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
