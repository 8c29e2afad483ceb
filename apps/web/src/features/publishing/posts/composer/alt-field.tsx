import type { Resource } from '@kadr/contract/library/resources'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useUpdateAltText } from '../api/posts.mutations.ts'
import { composerCopy } from './copy.ts'

const { media: copy } = composerCopy

/** Saves on blur. */
export const AltField = ({ resource }: { resource: Resource }) => {
  const [text, setText] = useState(resource.altText)
  const update = useUpdateAltText()
  const save = () => {
    if (text.trim() === resource.altText) return
    update.mutate(
      { id: resource.id, altText: text },
      { onError: (error) => notify.error(copy.altFailed, { text: failureText(error) }) },
    )
  }
  return (
    <TextInput
      id={`alt-${resource.id}`}
      aria-label={copy.altFor(resource.name)}
      placeholder={copy.alt}
      maxLength={1000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  )
}
