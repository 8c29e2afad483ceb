import { type FormEvent, useState } from 'react'
import { TableFileChoice } from '../../../../media/import/table-file-choice.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import type { ImportSource } from '../api/products.mutations.ts'
import { importCopy } from '../import-copy.ts'

const KINDS = [
  { value: 'text', label: importCopy.file },
  { value: 'link', label: importCopy.link },
] as const

type Props = {
  source: ImportSource | undefined
  onSource: (source: ImportSource | undefined) => void
  onSubmit: () => void
}

export const ImportSourceForm = ({ source, onSource, onSubmit }: Props) => {
  const [kind, setKind] = useState<ImportSource['kind']>('text')
  const link = source?.kind === 'link' ? source.link : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Segmented
        label={importCopy.source}
        options={KINDS}
        value={kind}
        onValueChange={(next) => {
          setKind(next)
          onSource(undefined)
        }}
        className="justify-self-start"
      />
      {kind === 'text' ? (
        <TableFileChoice
          accept=".csv,.tsv,.txt,.xml,.yml,text/csv,text/xml,application/xml"
          tooLarge={importCopy.tooLarge}
          onText={(text) => onSource(text === undefined ? undefined : { kind: 'text', text })}
        />
      ) : (
        <Field label={importCopy.linkLabel}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            value={link}
            onChange={(event) => {
              const text = event.target.value
              onSource(text.trim() === '' ? undefined : { kind: 'link', link: text })
            }}
          />
        </Field>
      )}
    </form>
  )
}
