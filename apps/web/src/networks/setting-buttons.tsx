import { Plus, X } from 'lucide-react'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { TextInput } from '../ui/forms/text-input.tsx'
import type { SettingsFormProps } from './composing-parts.ts'
import { type PostButton, readButtons } from './read-setting.ts'

const MAX_BUTTONS = 10

/** Buttons with links under a post, one in a row. */
export const SettingButtons = ({
  form,
  maxLength,
}: {
  form: SettingsFormProps
  /** Of the words on a button. */
  maxLength: number
}) => {
  const buttons = readButtons(form.settings)
  const put = (next: PostButton[]) => form.onChange({ ...form.settings, buttons: next })
  const error = form.errorOf('buttons')
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-label font-medium">Кнопки под постом</legend>
      {buttons.map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buttons are identified by index
        <div key={index} className="flex items-center gap-1">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
            <TextInput
              aria-label={`Надпись на кнопке ${index + 1}`}
              placeholder="Надпись"
              maxLength={maxLength}
              value={button.text}
              onChange={(event) =>
                put(buttons.with(index, { ...button, text: event.target.value }))
              }
            />
            <TextInput
              type="url"
              inputMode="url"
              aria-label={`Адрес кнопки ${index + 1}`}
              placeholder="https://"
              value={button.url}
              onChange={(event) => put(buttons.with(index, { ...button, url: event.target.value }))}
            />
          </div>
          <IconButton
            label={`Убрать кнопку ${index + 1}`}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => put(buttons.toSpliced(index, 1))}
          />
        </div>
      ))}
      {error ? <p className="text-label text-failed">{error}</p> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={buttons.length >= MAX_BUTTONS}
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => put([...buttons, { text: '', url: '' }])}
      >
        Добавить кнопку
      </Button>
    </fieldset>
  )
}
