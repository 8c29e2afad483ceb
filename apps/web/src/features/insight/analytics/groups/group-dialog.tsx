import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { type GroupKind, useSaveGroup } from '../api/analytics.mutations.ts'
import { copy } from '../copy.ts'

type Props = {
  kind: GroupKind
  group: { id?: string; name: string; memberIds: string[] }
  /** What can be in it; of posts the members are chosen in their list. */
  options: readonly { id: string; label: string }[]
  onClose: () => void
}

export default function GroupDialog({ kind, group, options, onClose }: Props) {
  const [name, setName] = useState(group.name)
  const [memberIds, setMemberIds] = useState(group.memberIds)
  const save = useSaveGroup(kind)
  const toggle = (id: string, isIn: boolean) =>
    setMemberIds(isIn ? [...memberIds, id] : memberIds.filter((one) => one !== id))
  return (
    <Dialog
      open
      title={group.id === undefined ? copy.groups.newTitle : copy.groups.editTitle}
      onOpenChange={onClose}
      footer={
        <Button
          isLoading={save.isPending}
          onClick={() => save.mutate({ id: group.id, name, memberIds }, { onSuccess: onClose })}
        >
          {copy.groups.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={copy.groups.name} error={save.isError ? failureText(save.error) : undefined}>
          <TextInput
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {options.length > 0 ? (
          <fieldset>
            <legend className="mb-1.5 text-label font-medium">{copy.groups.members}</legend>
            {options.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={memberIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
    </Dialog>
  )
}
