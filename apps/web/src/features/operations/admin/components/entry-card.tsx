import { type FormEvent, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useEnter } from '../api/admin.mutations.ts'
import { copy } from '../copy.ts'
import { GateCard } from './gate-card.tsx'

type CodeFormProps = {
  label: string
  submit: string
  isPending: boolean
  error: unknown
  onSubmit: (code: string) => void
}

export const CodeForm = ({ label, submit, isPending, error, onSubmit }: CodeFormProps) => {
  const [code, setCode] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (code.trim() && !isPending) onSubmit(code.trim())
  }
  const own = isAsked && !code.trim() ? copy.entry.invalid : undefined
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
      <Field label={label} error={own ?? (error ? failureText(error) : undefined)}>
        <TextInput
          name="code"
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={16}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" isFullWidth isLoading={isPending}>
        {submit}
      </Button>
    </form>
  )
}

export const EntryCard = () => {
  const enter = useEnter()
  return (
    <GateCard title={copy.entry.title} text={copy.entry.text}>
      <CodeForm
        label={copy.entry.code}
        submit={copy.entry.submit}
        isPending={enter.isPending}
        error={enter.error}
        onSubmit={(code) => enter.mutate(code)}
      />
      <p className="text-label text-ink-3 wrap-anywhere">{copy.entry.help}</p>
    </GateCard>
  )
}
