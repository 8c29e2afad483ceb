import { useState } from 'react'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { importCopy } from './copy.ts'
import { FileImport } from './file-import.tsx'
import { SheetImport } from './sheet-import.tsx'

const WAYS = [
  { value: 'file', label: importCopy.ways.file },
  { value: 'sheet', label: importCopy.ways.sheet },
] as const

export default function ImportPostsDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('file')
  const ways = (
    <Segmented
      label={importCopy.ways.title}
      options={WAYS}
      value={way}
      onValueChange={setWay}
      className="w-fit"
    />
  )
  return way === 'file' ? (
    <FileImport ways={ways} onClose={onClose} />
  ) : (
    <SheetImport ways={ways} onClose={onClose} />
  )
}
