import { useId, useState } from 'react'
import type { AssetStore } from '../player/asset-store.ts'
import { SceneStill } from '../player/scene-still.tsx'
import type { TemplatePreview } from './template-set.ts'

type Props = {
  label: string
  store: AssetStore
  previews: readonly TemplatePreview[]
  value: string
  onChange: (key: string) => void
}

const WIDTH = 120

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Previews of the templates with the user's own pictures and text; only the selected or hovered one plays. */
export const TemplateChooser = ({ label, store, previews, value, onChange }: Props) => {
  const name = useId()
  const [touched, setTouched] = useState<string>()
  const [isStill] = useState(wantsStillness)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-medium">{label}</legend>
      <div className="grid grid-cols-3 gap-2">
        {previews.map(({ key, name: title, description, scene, seconds, signature }) => (
          <label
            key={key}
            title={description}
            onPointerEnter={() => setTouched(key)}
            onPointerLeave={() => setTouched(undefined)}
            className="grid cursor-pointer grid-cols-1 content-start gap-1 rounded-control p-1 text-center transition-colors duration-(--duration-tap) hover:bg-sunken has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={key === value}
              aria-label={`${title}. ${description}`}
              onChange={() => onChange(key)}
            />
            <span className="block overflow-hidden rounded-chip">
              <SceneStill
                store={store}
                scene={scene}
                seconds={seconds}
                width={WIDTH}
                signature={signature}
                isMoving={!isStill && (touched ?? value) === key}
              />
            </span>
            <span aria-hidden="true" className="text-caption font-medium">
              {title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
