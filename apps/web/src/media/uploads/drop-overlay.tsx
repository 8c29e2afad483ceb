import { Upload } from 'lucide-react'
import { uploadCopy } from './copy.ts'

export const DropOverlay = ({ text }: { text: string }) => (
  <div className="pointer-events-none fixed inset-3 z-(--z-sheet) grid place-content-center justify-items-center gap-3 rounded-sheet border-2 border-dashed border-accent bg-accent-soft/95 p-6 text-center">
    <Upload aria-hidden="true" className="size-10 text-accent" />
    <p className="text-title font-semibold">{uploadCopy.dropTitle}</p>
    <p className="text-label text-ink-2">{text}</p>
  </div>
)
