import type { Resource } from '@kadr/contract/library/resources'
import { useResourceList } from '../../../../media/api/media.queries.ts'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'

const SCREEN_TAG = 'хромакей'

type Props = { chosenId: string | undefined; onChoose: (resource: Resource) => void }

export const CharacterChooser = ({ chosenId, onChoose }: Props) => {
  const list = useResourceList({ source: 'starter', kind: 'video', tag: SCREEN_TAG })
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-label font-medium">{copy.reaction.characters}</legend>
      {list.isPending ? (
        <SkeletonGroup label={copy.reaction.characters} className="grid grid-cols-3 gap-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="aspect-square w-full" />
        </SkeletonGroup>
      ) : null}
      {list.isError ? <p className="text-label text-failed">{copy.reaction.failed}</p> : null}
      {list.isSuccess && list.resources?.length === 0 ? (
        <p className="text-label text-ink-3">{copy.reaction.empty}</p>
      ) : null}
      <div className="grid grid-cols-3 gap-2">
        {list.resources?.map((resource) => (
          <button
            key={resource.id}
            type="button"
            aria-pressed={resource.id === chosenId}
            onClick={() => onChoose(resource)}
            className={`grid cursor-pointer grid-cols-1 gap-1 rounded-control p-1 text-center text-caption ${resource.id === chosenId ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-sunken'}`}
          >
            <LiveThumb resource={resource} />
            <span className="truncate">{resource.name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
