import { decodeText } from '@kadr/domain/decode-text'
import { FileText } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ImportSource } from '../api/import-products.ts'
import { importCopy } from '../import-copy.ts'

const MAX_CHARACTERS = 900_000
const KINDS = [
  { value: 'text', label: importCopy.file },
  { value: 'link', label: importCopy.link },
] as const

type Props = {
  source: ImportSource | undefined
  onSource: (source: ImportSource | undefined) => void
  onSubmit: () => void
}

const FileChoice = ({ onSource }: Pick<Props, 'onSource'>) => {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (file: File) => {
    setName(file.name)
    onSource(undefined)
    try {
      const text = decodeText({ bytes: new Uint8Array(await file.arrayBuffer()) })
      const isTooLarge = text.length > MAX_CHARACTERS
      setProblem(isTooLarge ? importCopy.tooLarge : undefined)
      onSource(isTooLarge || text === '' ? undefined : { kind: 'text', text })
    } catch {
      setProblem(importCopy.unreadable)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xml,.yml,text/csv,text/xml,application/xml"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void read(file)
          event.target.value = ''
        }}
      />
      {name ? (
        <p className="flex max-w-full items-center gap-2 text-label font-medium">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
          <span className="truncate">{name}</span>
        </p>
      ) : null}
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {name ? importCopy.otherFile : importCopy.chooseFile}
      </Button>
      {problem ? (
        <p role="alert" className="text-label text-failed">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** A file of this device, or the address of a price list. */
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
        <FileChoice onSource={onSource} />
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
