import { fontKey } from '@kadr/contract/studio/scene/text'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { editorCopy } from '../copy.ts'

const { brand: copy } = editorCopy
const AUTO = 'auto'
const FONTS = [
  { value: AUTO, label: copy.byStyle },
  ...fontKey.options.map((value) => ({ value, label: copy.fonts[value] })),
]

type FontProps = {
  label: string
  value: ReelBrand['font']
  onChange: (font: ReelBrand['font']) => void
}

export const FontField = ({ label, value, onChange }: FontProps) => (
  <Field label={label}>
    <Select
      options={FONTS}
      value={value ?? AUTO}
      onChange={({ target }) =>
        onChange(fontKey.options.find((font) => font === target.value) ?? null)
      }
    />
  </Field>
)

type ColourProps = {
  label: string
  value: string | null
  /** What the palette opens on. */
  first: string
  /** `mark`: one drag over the palette is a single undo step. */
  onChange: (colour: string | null, mark?: string) => void
}

export const ColourField = ({ label, value, first, onChange }: ColourProps) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
    <label className="flex min-w-0 flex-1 basis-56 items-center justify-between gap-3 text-label font-medium">
      {label}
      <span className="flex shrink-0 items-center gap-3">
        <span className="text-label font-normal text-ink-2 tabular-nums">
          {value?.toUpperCase() ?? copy.byStyle}
        </span>
        <input
          type="color"
          value={value ?? first}
          onChange={({ target }) => onChange(target.value, label)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
      </span>
    </label>
    {value === null ? null : (
      <Button variant="ghost" size="sm" className="ml-auto" onClick={() => onChange(null)}>
        {copy.byStyle}
      </Button>
    )}
  </div>
)

const FIRST_ACCENT = '#ffc83a'

export const AccentField = ({ value, onChange }: Pick<ColourProps, 'onChange' | 'value'>) => (
  <ColourField label={copy.accent} value={value} first={FIRST_ACCENT} onChange={onChange} />
)
