import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { usePutFillerWords } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'

const { cleanup: copy } = texts

const wordsOf = (text: string) => [
  ...new Set(
    text
      .split(/[\n,;]/u)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  ),
]

type Props = { list: { words: string[]; isUsual: boolean }; onClose: () => void }

/** The words the workspace cuts out of speech. */
export default function FillerList({ list, onClose }: Props) {
  const save = usePutFillerWords()
  const [text, setText] = useState(list.words.join('\n'))
  const put = (words: string[] | null) =>
    save.mutate(words, {
      onSuccess: () => {
        notify.success(copy.listSaved)
        onClose()
      },
    })
  return (
    <Dialog
      title={copy.listTitle}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {list.isUsual ? null : (
            <Button variant="ghost" onClick={() => put(null)}>
              {copy.usual}
            </Button>
          )}
          <Button isLoading={save.isPending} onClick={() => put(wordsOf(text))}>
            {copy.listSave}
          </Button>
        </>
      }
    >
      <Field
        label={copy.list}
        hint={copy.listHint}
        {...(save.error && { error: failureText(save.error) })}
      >
        <Textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  )
}
