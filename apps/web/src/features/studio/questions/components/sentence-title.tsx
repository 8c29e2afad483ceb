import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'

type Props = {
  /** Empty: nothing was said yet. */
  sentence: string
  /** Undefined where the sentence is given. */
  onChange: ((sentence: string) => void) | undefined
}

const SentenceForm = ({ sentence, onChange, onClose }: Props & { onClose: () => void }) => {
  const [text, setText] = useState(sentence)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    const next = text.trim()
    if (next === '') return
    onClose()
    if (next !== sentence) onChange?.(next)
  }
  const error = isSubmitted && text.trim() === '' ? copy.sentence.needed : undefined
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-2">
      <Field label={copy.sentence.label} error={error}>
        <Textarea
          autoFocus
          rows={2}
          maxLength={SENTENCE_MAX}
          value={text}
          placeholder={copy.sentence.placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        {copy.sentence.save}
      </Button>
    </form>
  )
}

/** What the reel is about: the title of the screen, which can be changed. */
export const SentenceTitle = ({ sentence, onChange }: Props) => {
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited || sentence === '') {
    return (
      <SentenceForm sentence={sentence} onChange={onChange} onClose={() => setIsEdited(false)} />
    )
  }
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-caption text-ink-2 max-lg:sr-only">{copy.sentence.label}</p>
        <p className="text-title font-bold text-balance wrap-anywhere lg:text-headline">
          {sentence}
        </p>
      </div>
      {onChange ? (
        <IconButton
          label={copy.sentence.edit}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => setIsEdited(true)}
        />
      ) : null}
    </div>
  )
}
