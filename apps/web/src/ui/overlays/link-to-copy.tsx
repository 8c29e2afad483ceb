import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { notify } from '../feedback/toast.tsx'
import { Field } from '../forms/field.tsx'
import { TextInput } from '../forms/text-input.tsx'

const COPY = 'Скопировать'
const OF_LINK = {
  label: 'Ссылка',
  copied: 'Ссылка скопирована',
  refused: 'Выделите ссылку и скопируйте сами',
}
export type CopyWords = typeof OF_LINK

type Props = {
  url: string
  text: string
  /** Of what is no link. */
  words?: CopyWords | undefined
  /** Another way to hand it over. */
  action?: ReactNode
}

/** A link that is shown once; the field is selected whole where the clipboard is refused. */
export const LinkToCopy = ({ url, text, words = OF_LINK, action }: Props) => {
  const save = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(words.copied),
      () => notify.error(words.refused),
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={words.label} hint={text}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        isFullWidth
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => void save()}
      >
        {COPY}
      </Button>
      {action}
    </div>
  )
}
