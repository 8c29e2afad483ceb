import type { TemplateField } from '@kadr/contract/studio/reel-templates'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import { checkSettings, type TemplateSettings } from '../model/template-settings.ts'

const { settings: words } = copy

type ListProps = {
  title: string
  fields: readonly TemplateField[]
  asked: ReadonlySet<string>
  onToggle: (key: string) => void
}

const AskList = ({ title, fields, asked, onToggle }: ListProps) =>
  fields.length === 0 ? null : (
    <fieldset className="min-w-0">
      <legend className="text-label font-medium text-ink-2">{title}</legend>
      {fields.map(({ key, label, kind, value }) => (
        <Checkbox
          key={key}
          label={label}
          {...(kind === 'text' && { hint: (value ?? '').replaceAll('*', '').slice(0, 90) })}
          checked={asked.has(key)}
          onChange={() => onToggle(key)}
        />
      ))}
    </fieldset>
  )

type Props = {
  title: string
  /** Whether it is a part of the address. */
  hasOwnBack: boolean
  /** All places of the reel. */
  fields: readonly TemplateField[]
  start: TemplateSettings
  isPending: boolean
  error: unknown
  onSave: (settings: TemplateSettings) => void
  onClose: () => void
}

/** What is asked in each new reel, and what stays. */
export const SettingsDialog = ({
  title,
  hasOwnBack,
  fields,
  start,
  isPending,
  error,
  onSave,
  onClose,
}: Props) => {
  const form = useId()
  const [name, setName] = useState(start.name)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(start.asks))
  const [usesBrand, setUsesBrand] = useState(start.usesBrand)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const asks = fields.map(({ key }) => key).filter((key) => asked.has(key))
  const settings = { name, asks, usesBrand }
  const errors = checkSettings(settings)
  const shown = isSubmitted ? errors : {}
  const isNameRefused = error instanceof ApiError && error.field === 'name'
  const toggle = (key: string) => {
    const next = new Set(asked)
    if (!next.delete(key)) next.add(key)
    setAsked(next)
  }
  const isAll = asked.size === fields.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (Object.keys(errors).length === 0) onSave(settings)
  }
  const list = { asked, onToggle: toggle }
  return (
    <Dialog
      open
      hasOwnBack={hasOwnBack}
      title={title}
      description={words.saveText}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={form} isLoading={isPending}>
          {words.save}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {error && !isNameRefused ? (
          <Banner tone="danger" title={words.failed} text={failureText(error)} />
        ) : null}
        <Field
          label={words.name}
          error={shown.name ?? (isNameRefused ? failureText(error) : undefined)}
          isRequired
        >
          <TextInput value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </Field>
        <div className="grid grid-cols-1 gap-2">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-semibold">{words.asks}</h3>
            <Button
              variant="text"
              size="sm"
              onClick={() => setAsked(new Set(isAll ? [] : fields.map(({ key }) => key)))}
            >
              {isAll ? words.none : words.all}
            </Button>
          </div>
          {shown.asks ? (
            <p role="alert" className="text-label text-failed">
              {shown.asks}
            </p>
          ) : null}
          <AskList
            title={words.words}
            fields={fields.filter(({ kind }) => kind === 'text')}
            {...list}
          />
          <AskList
            title={words.files}
            fields={fields.filter(({ kind }) => kind === 'file')}
            {...list}
          />
        </div>
        <Switch
          label={words.usesBrand}
          hint={words.usesBrandHint}
          checked={usesBrand}
          onChange={({ target }) => setUsesBrand(target.checked)}
        />
      </form>
    </Dialog>
  )
}
