import { type DrawnObject, getObjectVector } from '@kadr/contract/library/objects'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { nextTile } from '../../media/resources/grid-layout.ts'
import { addressOf } from '../../platform/api/api-address.ts'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { editorCopy } from '../copy.ts'

const { objects: copy } = editorCopy

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2'
const SKELETONS = Array.from({ length: 24 }, (_, index) => index)

export const ObjectGridSkeleton = () => (
  <SkeletonGroup label={copy.found} className={GRID}>
    {SKELETONS.map((index) => (
      <Skeleton key={index} className="aspect-square w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

type Props = {
  objects: readonly DrawnObject[]
  chosen: string | null
  onChoose: (name: string) => void
}

const capitalise = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

const countColumns = (tiles: readonly HTMLElement[]): number => {
  const top = tiles[0]?.offsetTop
  const columns = tiles.findIndex((tile) => tile.offsetTop !== top)
  return columns === -1 ? Math.max(1, tiles.length) : columns
}

/** Pictures of objects. One of them is reached by Tab, the others by arrows. */
export const ObjectGrid = ({ objects, chosen, onChoose }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(0)
  const reached = Math.min(focused, objects.length - 1)
  const walk = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = event.target instanceof HTMLButtonElement ? tiles.indexOf(event.target) : -1
    const next = nextTile({
      key: event.key,
      index,
      columns: countColumns(tiles),
      count: tiles.length,
    })
    if (index === -1 || next === undefined) return
    event.preventDefault()
    setFocused(next)
    tiles[next]?.focus()
  }
  return (
    <ul ref={list} aria-label={copy.found} onKeyDown={walk} className={GRID}>
      {objects.map(({ name, label }, index) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-pressed={name === chosen}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => onChoose(name)}
            className={clsx(
              'grid w-full cursor-pointer justify-items-center gap-1 rounded-card border p-2 hover:bg-sunken',
              name === chosen ? 'border-accent bg-accent-soft' : 'border-transparent',
            )}
          >
            <img
              src={addressOf({ path: getObjectVector.path, params: { name, kind: 'full' } })}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14"
            />
            <span className="w-full truncate text-caption text-ink-2">{capitalise(label)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
