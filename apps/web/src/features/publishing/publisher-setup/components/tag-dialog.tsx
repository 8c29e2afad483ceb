import type { HashtagSet } from '@kadr/contract/publishing/publisher-setup'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useSaveHashtagSet } from '../api/publisher-setup.mutations.ts'
import { copy } from '../copy.ts'
import { joinTags, readTagForm, type TagErrors } from '../model/tag-set.ts'

type Props = {
  /** Undefined for a new set. */
  set: HashtagSet | undefined
  onClose: () => void
}

export const TagDialog = ({ set, onClose }: Props) => {
  const form = useId()
  const [name, setName] = useState(set?.name ?? '')
  const [tags, setTags] = useState(joinTags(set?.tags ?? []))
  const [errors, setErrors] = useState<TagErrors>({})
  const save = useSaveHashtagSet()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTagForm({ name, tags })
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    save.mutate(
      { id: set?.id, ...read.body },
      {
        onSuccess: () => {
          notify.success(copy.tags.saved)
          onClose()
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'CONFLICT') {
            setErrors({ name: failureText(error) })
          } else notify.error(copy.tags.saveFailed, { text: failureText(error) })
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={set ? copy.tags.editTitle : copy.tags.newTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.tags.cancel}
          </Button>
          <Button type="submit" form={form} isLoading={save.isPending}>
            {copy.tags.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={copy.tags.name} hint={copy.tags.nameHint} error={errors.name} isRequired>
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={copy.tags.tags} hint={copy.tags.tagsHint} error={errors.tags} isRequired>
          <Textarea value={tags} onChange={({ target }) => setTags(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
