import type { Resource, ResourceFolder } from '@kadr/contract/library/resources'
import type { FormEvent } from 'react'
import { Credit } from '../../../../media/resources/credit.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { folderOptions } from '../model/folder-tree.ts'
import type { ResourceDraft } from '../model/resource-draft.ts'
import { TagEditor } from './tag-editor.tsx'

type Props = {
  resource: Resource
  folders: readonly ResourceFolder[]
  draft: ResourceDraft
  isChanged: boolean
  isPending: boolean
  error: { field: string | undefined; text: string } | undefined
  onChange: (part: Partial<ResourceDraft>) => void
  onSave: () => void
}

export const ResourceForm = ({
  resource,
  folders,
  draft,
  isChanged,
  isPending,
  error,
  onChange,
  onSave,
}: Props) => {
  const options = folderOptions({ folders }).map(({ id, label }) => ({ value: id, label }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const errorOf = (field: string) => (error?.field === field ? error.text : undefined)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={copy.detail.name} error={errorOf('name')}>
        <TextInput
          value={draft.name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      {resource.kind === 'image' ? (
        <Field label={copy.detail.alt} hint={copy.detail.altHint} error={errorOf('altText')}>
          <Textarea
            rows={2}
            value={draft.altText}
            maxLength={1000}
            onChange={(event) => onChange({ altText: event.target.value })}
          />
        </Field>
      ) : null}
      {resource.attribution ? (
        <Credit attribution={resource.attribution} className="text-label text-ink-2" />
      ) : null}
      <TagEditor tags={draft.tags} onChange={(tags) => onChange({ tags })} />
      <Field label={copy.detail.folder} error={errorOf('folderId')}>
        <Select
          value={draft.folderId ?? ''}
          placeholder={copy.folders.root}
          options={options}
          onChange={(event) => onChange({ folderId: event.target.value || null })}
        />
      </Field>
      {error && !['name', 'altText', 'folderId'].includes(error.field ?? '') ? (
        <p role="alert" className="text-label text-failed">
          {error.text}
        </p>
      ) : null}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isChanged}
        isLoading={isPending}
      >
        {copy.detail.save}
      </Button>
    </form>
  )
}
