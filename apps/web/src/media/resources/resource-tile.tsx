import type { Resource } from '@kadr/contract/library/resources'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { copy, describeResource } from '../copy.ts'
import { formatDuration, formatSize } from './format-file.ts'
import { ResourceThumb } from './resource-thumb.tsx'

type Props = {
  resource: Resource
  index: number
  isSelected?: boolean
  /** Opens the file, or selects it where `isChoice` is set. */
  onPress: (resource: Resource, index: number) => void
  /** Adds a checkbox to the tile. */
  onSelect?: ((choice: { index: number; isRange: boolean }) => void) | undefined
  /** Pressing the tile selects it. */
  isChoice?: boolean
}

const Tick = ({ isSelected }: { isSelected: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'flex size-6 items-center justify-center rounded-chip border shadow-card transition-colors duration-(--duration-tap)',
      isSelected
        ? 'border-accent bg-accent text-on-accent'
        : 'border-line-strong bg-surface text-transparent',
    )}
  >
    <Check className="size-4" strokeWidth={3} />
  </span>
)

const Words = ({ resource }: { resource: Resource }) => {
  const length = resource.durationSeconds ? formatDuration(resource.durationSeconds) : ''
  return (
    <span className="grid min-w-0 px-0.5">
      <span className="truncate text-label font-medium">{resource.name}</span>
      <span className="truncate text-caption text-ink-3">
        {describeResource(resource, { size: formatSize(resource.size), length })}
      </span>
    </span>
  )
}

export const ResourceTile = memo(
  ({ resource, index, isSelected = false, onPress, onSelect, isChoice = false }: Props) => (
    <div
      className={clsx(
        'relative min-w-0 rounded-card p-1.5 transition-colors duration-(--duration-tap)',
        isSelected ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <button
        type="button"
        data-tile={index}
        aria-label={isChoice ? copy.select(resource.name) : copy.open(resource.name)}
        {...(isChoice && { 'aria-pressed': isSelected })}
        onClick={() => onPress(resource, index)}
        className="grid w-full cursor-pointer grid-cols-1 gap-1.5 rounded-control text-left"
      >
        <ResourceThumb resource={resource} />
        <Words resource={resource} />
      </button>
      {onSelect ? (
        <label className="absolute top-0 left-0 cursor-pointer rounded-control p-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus">
          <span className="sr-only">{copy.select(resource.name)}</span>
          <input
            type="checkbox"
            className="sr-only"
            checked={isSelected}
            onChange={(event) => {
              const { nativeEvent } = event
              const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
              onSelect({ index, isRange })
            }}
          />
          <Tick isSelected={isSelected} />
        </label>
      ) : null}
      {isChoice ? (
        <span className="pointer-events-none absolute top-2.5 left-2.5">
          <Tick isSelected={isSelected} />
        </span>
      ) : null}
    </div>
  ),
)
