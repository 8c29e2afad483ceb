import { decodeText } from '@kadr/domain/decode-text'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAccounts } from '../api/get-connections.ts'
import type { ImportSource } from '../api/import-posts.ts'
import { importCopy } from '../import-copy.ts'
import { AccountChips } from './account-chips.tsx'

const MAX_CHARACTERS = 900_000

type Props = { source: ImportSource; onSource: (source: ImportSource) => void }

const FileChoice = ({ onText }: { onText: (text: string) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (file: File) => {
    setName(file.name)
    onText('')
    try {
      const text = decodeText({ bytes: new Uint8Array(await file.arrayBuffer()) })
      const isTooLarge = text.length > MAX_CHARACTERS
      setProblem(isTooLarge ? importCopy.tooLarge : undefined)
      if (!isTooLarge) onText(text)
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
        accept=".csv,.tsv,.txt,text/csv"
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

export const ImportSourceForm = ({ source, onSource }: Props) => {
  const { accounts = [] } = useAccounts()
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-label text-ink-2">{importCopy.columns}</p>
      <FileChoice onText={(text) => onSource({ ...source, text })} />
      {accounts.length > 0 ? (
        <AccountChips
          label={importCopy.accounts}
          hint={importCopy.accountsHint}
          accounts={accounts}
          chosen={source.connectionIds}
          onChange={(connectionIds) => onSource({ ...source, connectionIds })}
        />
      ) : (
        <p className="text-label text-ink-3">{importCopy.noAccounts}</p>
      )}
    </div>
  )
}
