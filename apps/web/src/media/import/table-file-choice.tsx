import { decodeText } from '@kadr/domain/base/decode-text'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'

const MAX_CHARACTERS = 900_000

type Props = {
  /** The `accept` attribute of the file input. */
  accept: string
  /** The hint for a file that exceeds the request's character limit. */
  tooLarge: string
  /** Called with undefined when there is no acceptable file. */
  onText: (text: string | undefined) => void
}

/** The table is decoded in the browser: encoding and size are checked before anything is sent. */
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
