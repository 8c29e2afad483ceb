import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { notify } from '../feedback/toast.tsx'
import { Field } from '../forms/field.tsx'
import { TextInput } from '../forms/text-input.tsx'

const copy = {
  link: 'Ссылка',
  copy: 'Скопировать',
  copied: 'Ссылка скопирована',
  refused: 'Выделите и скопируйте сами',
} as const

type Props = {
  url: string
  text: string
  /** Where it is no link: its name, and what is said when it was copied. */
  label?: string
  copied?: string
  /** Another way to hand it over. */
  action?: ReactNode
}

/** A link that is shown once; the field is selected whole where the clipboard is refused. */
export const LinkToCopy = ({
  url,
  text,
  label = copy.link,
  copied = copy.copied,
  action,
}: Props) => {
  const save = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(copied),
      () => notify.error(copy.refused),
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={label} hint={text}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        isFullWidth
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => void save()}
      >
        {copy.copy}
      </Button>
      {action}
    </div>
  )
}
