import { decodeText } from '@kadr/domain/decode-text'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copy } from '../copy.ts'

const MAX_CHARACTERS = 900_000

type Props = {
  /** What the file dialog offers, as the `accept` of an input. */
  accept: string
  /** What to do with a file that has too many characters to be sent. */
  tooLarge: string
  /** The text of the chosen file; undefined while there is none that could be taken. */
  onText: (text: string | undefined) => void
}

/** A table of this device, read here: its encoding is found out and its size told before anything is sent. */
export const TableFileChoice = ({ accept, tooLarge, onText }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (file: File) => {
    setName(file.name)
    onText(undefined)
    try {
      const text = decodeText({ bytes: new Uint8Array(await file.arrayBuffer()) })
      const isTooLarge = text.length > MAX_CHARACTERS
      setProblem(isTooLarge ? tooLarge : undefined)
      onText(isTooLarge || text === '' ? undefined : text)
    } catch {
      setProblem(copy.table.unreadable)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
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
        {name ? copy.table.otherFile : copy.table.chooseFile}
      </Button>
      {problem ? (
        <p role="alert" className="text-label text-failed">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
