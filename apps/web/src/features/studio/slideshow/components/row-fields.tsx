import {
  MAX_ROWS,
  type SlideCard,
  type SlideRow,
  type SlideSide,
} from '@kadr/contract/studio/storyboard'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'

const LENGTH = 60
const EMPTY: SlideRow = { label: '', value: '', other: '' }

type Names = { list: string; label: string; value: string; other?: string }

/** Rows of a table, a chart, a timeline or a price list: each of two or three short fields. */
export const RowFields = ({
  rows,
  names,
  isNeeded,
  onChange,
}: {
  rows: SlideCard['rows']
  names: Names
  /** Without rows the slide shows nothing. */
  isNeeded: boolean
  onChange: (changes: Partial<SlideCard>, mark: string) => void
}) => {
  const keys =
    names.other === undefined
      ? (['label', 'value'] as const)
      : (['label', 'value', 'other'] as const)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-label font-medium">{names.list}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className="flex items-center gap-1">
          {keys.map((key) => (
            <TextInput
              key={key}
              className="min-w-0 flex-1"
              aria-label={copy.card.cell(names[key] ?? '', index)}
              placeholder={names[key]}
              maxLength={LENGTH}
              value={row[key]}
              data-gap={isNeeded && row.label + row.value === '' ? '' : undefined}
              onChange={({ target }) =>
                onChange(
                  { rows: rows.with(index, { ...row, [key]: target.value }) },
                  `row ${index} ${key}`,
                )
              }
            />
          ))}
          <IconButton
            label={copy.card.removeItem(index)}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => onChange({ rows: rows.toSpliced(index, 1) }, '')}
          />
        </div>
      ))}
      {rows.length < MAX_ROWS ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          data-gap={isNeeded && rows.length === 0 ? '' : undefined}
          onClick={() => onChange({ rows: [...rows, EMPTY] }, '')}
        >
          {copy.card.addItem}
        </Button>
      ) : null}
    </fieldset>
  )
}

const EMPTY_SIDE: SlideSide = { head: '', line: '', object: null }

/** The names of the two columns of a table. */
export const ColumnFields = ({
  card,
  onChange,
}: {
  card: SlideCard
  onChange: (changes: Partial<SlideCard>, mark: string) => void
}) => {
  const sides = [card.sides[0] ?? EMPTY_SIDE, card.sides[1] ?? EMPTY_SIDE]
  return (
    <div className="grid grid-cols-2 gap-2">
      {sides.map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places
        <Field key={index} label={copy.card.columns[index] ?? ''}>
          <TextInput
            maxLength={LENGTH}
            value={side.head}
            onChange={({ target }) =>
              onChange(
                { sides: sides.with(index, { ...side, head: target.value }) },
                `head ${index}`,
              )
            }
          />
        </Field>
      ))}
    </div>
  )
}
