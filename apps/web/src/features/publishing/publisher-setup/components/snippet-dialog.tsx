import type { Snippet } from '@kadr/contract/publishing/snippets'
import { useState } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useSaveSnippet } from '../api/labels.mutations.ts'
import { labelsCopy } from '../labels-copy.ts'
import { LabelDialog } from './label-dialog.tsx'

const { snippets: copy } = labelsCopy

type Props = {
  /** Undefined for a new one. */
  snippet: Snippet | undefined
  onClose: () => void
}

export const SnippetDialog = ({ snippet, onClose }: Props) => {
  const [name, setName] = useState(snippet?.name ?? '')
  const [text, setText] = useState(snippet?.text ?? '')
  return (
    <LabelDialog
      title={snippet ? copy.editTitle : copy.newTitle}
      saved={copy.saved}
      body={{ id: snippet?.id, name, text }}
      fields={['name', 'text']}
      saving={useSaveSnippet()}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={copy.name} hint={copy.nameHint} error={errorOf('name')} isRequired>
            <TextInput
              value={name}
              maxLength={30}
              autoCapitalize="none"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field label={copy.body} error={errorOf('text')} isRequired>
            <Textarea
              value={text}
              rows={5}
              maxLength={4000}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </>
      )}
    </LabelDialog>
  )
}
