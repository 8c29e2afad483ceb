import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { teamCopy } from '../team-copy.ts'

const { invites: copy } = teamCopy

/** A link that is shown once; the field is selected whole where the clipboard is refused. */
export const MadeLink = ({ url, text }: { url: string; text: string }) => {
  const save = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(copy.copied),
      () => undefined,
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={copy.link} hint={text}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        isFullWidth
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => void save()}
      >
        {copy.copy}
      </Button>
    </div>
  )
}
