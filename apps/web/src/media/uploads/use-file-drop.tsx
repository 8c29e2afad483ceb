import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { uploadCopy } from './copy.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Handles files dropped anywhere on the page. Returns whether a drag is over it. */
export const useFileDrop = (onFiles: ((files: File[]) => void) | undefined) => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!onFiles) return
    // Entering a child fires `dragleave` on its parent: only the balance shows when the window is left.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth += 1
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setIsOver(false)
    }
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [onFiles])
  return isOver
}

export const DropOverlay = ({ text }: { text: string }) => (
  <div className="pointer-events-none fixed inset-3 z-(--z-sheet) grid place-content-center justify-items-center gap-3 rounded-sheet border-2 border-dashed border-accent bg-accent-soft/95 p-6 text-center">
    <Upload aria-hidden="true" className="size-10 text-accent" />
    <p className="text-title font-semibold">{uploadCopy.dropTitle}</p>
    <p className="text-label text-ink-2">{text}</p>
  </div>
)
