import { countOf } from '@kadr/domain/base/plural'
import { FolderInput, Tag, Trash2, X } from 'lucide-react'
import { FILE_FORMS } from '../../../../media/copy.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'

export type BulkTask = 'move' | 'tag' | 'remove'

type Props = {
  count: number
  onTask: (task: BulkTask) => void
  onAll: () => void
  onClear: () => void
}

export const BulkBar = ({ count, onTask, onAll, onClear }: Props) => (
  <section
    aria-label={copy.bulk.label}
    className="sticky top-[calc(60px+var(--safe-top))] z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-pop lg:top-4"
  >
    <p role="status" className="mr-auto text-label font-semibold tabular-nums">
      {copy.bulk.selected(countOf({ count, forms: FILE_FORMS }))}
    </p>
    <Button variant="text" size="sm" className="max-md:hidden" onClick={onAll}>
      {copy.bulk.all}
    </Button>
    <div className="flex gap-1 max-sm:order-last max-sm:w-full max-sm:*:flex-1 sm:pl-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<FolderInput aria-hidden="true" className="size-4" />}
        onClick={() => onTask('move')}
      >
        {copy.bulk.move}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Tag aria-hidden="true" className="size-4" />}
        onClick={() => onTask('tag')}
      >
        {copy.bulk.tag}
      </Button>
      <Button
        variant="danger"
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => onTask('remove')}
      >
        {copy.bulk.remove}
      </Button>
    </div>
    <IconButton
      label={copy.bulk.clear}
      icon={<X aria-hidden="true" className="size-5" />}
      onClick={onClear}
    />
    <p className="w-full pb-1 text-caption text-ink-3 max-lg:hidden">{copy.bulk.keys}</p>
  </section>
)
