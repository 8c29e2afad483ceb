import { ImagePlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'

/** Lies over the preview until there is something to see. */
export const BlankHint = ({ onAdd, onProduct }: { onAdd: () => void; onProduct: () => void }) => (
  <div className="absolute inset-0 grid content-center justify-items-center gap-3 bg-ink/70 p-4 text-center text-surface">
    <ImagePlus aria-hidden="true" className="size-9" />
    <p className="text-title font-semibold text-balance">{copy.blank.title}</p>
    <p className="text-label text-balance">{copy.blank.text}</p>
    <Button onClick={onAdd}>{copy.blank.add}</Button>
    <Button variant="secondary" onClick={onProduct}>
      {copy.blank.product}
    </Button>
  </div>
)
