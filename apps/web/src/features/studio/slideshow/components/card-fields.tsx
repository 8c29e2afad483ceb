import type { SlideCard, SlideSide } from '@kadr/contract/studio/storyboard'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { ColumnFields, RowFields } from './row-fields.tsx'

type Props = {
  card: SlideCard
  /** `mark` groups the typing in one field into one undo step. */
  onChange: (changes: Partial<SlideCard>, mark: string) => void
}
type LineKey = 'act' | 'body' | 'sub' | 'unit' | 'value'

const MAX = { title: 300, sub: 120, body: 300, value: 12, unit: 20, act: 80, head: 60, line: 120 }
const MAX_ITEMS = 6
const EMPTY_SIDE: SlideSide = { head: '', line: '', object: null }

const Title = ({ card, onChange }: Props) => (
  <Field label={copy.card.titles[card.role]} hint={copy.card.keyHint}>
    <Textarea
      rows={2}
      maxLength={MAX.title}
      value={card.title}
      placeholder={copy.card.placeholders[card.role]}
      onChange={({ target }) => onChange({ title: target.value }, 'title')}
    />
  </Field>
)

/** Stars and the number of steps may be left out, and so may a price where there is a list of them. */
const lacksValue = ({ role, value, rows }: SlideCard): boolean =>
  value.trim() === '' && (role === 'number' || (role === 'price' && rows.length === 0))

const Line = ({ card, onChange, name, label }: Props & { name: LineKey; label: string }) => (
  <Field label={label}>
    <TextInput
      maxLength={MAX[name]}
      value={card[name]}
      data-gap={name === 'value' && lacksValue(card) ? '' : undefined}
      onChange={({ target }) => onChange({ [name]: target.value }, name)}
    />
  </Field>
)

const Sides = ({ card, onChange }: Props) => {
  const sides = [card.sides[0] ?? EMPTY_SIDE, card.sides[1] ?? EMPTY_SIDE]
  const change = (at: number, changes: Partial<SlideSide>, mark: string) =>
    onChange(
      { sides: sides.map((side, index) => (index === at ? { ...side, ...changes } : side)) },
      `${mark} ${at}`,
    )
  return sides.map((side, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the two halves never change places
    <div key={index} className="grid grid-cols-1 gap-2">
      <Field label={copy.card.heads[index] ?? ''}>
        <TextInput
          maxLength={MAX.head}
          value={side.head}
          data-gap={`${side.head}${side.line}`.trim() === '' ? '' : undefined}
          onChange={({ target }) => change(index, { head: target.value }, 'head')}
        />
      </Field>
      <Field label={copy.card.lines[index] ?? ''}>
        <TextInput
          maxLength={MAX.line}
          value={side.line}
          onChange={({ target }) => change(index, { line: target.value }, 'line')}
        />
      </Field>
    </div>
  ))
}

const Items = ({
  card,
  onChange,
  label = copy.card.items,
  isNeeded = true,
}: Props & { label?: string; isNeeded?: boolean }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-2">
    <legend className="mb-1.5 text-label font-medium">{label}</legend>
    {card.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
      <div key={index} className="flex items-center gap-1">
        <TextInput
          aria-label={copy.card.item(index)}
          maxLength={MAX.line}
          value={item}
          data-gap={isNeeded && item.trim() === '' ? '' : undefined}
          onChange={({ target }) =>
            onChange({ items: card.items.with(index, target.value) }, `item ${index}`)
          }
        />
        <IconButton
          label={copy.card.removeItem(index)}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onChange({ items: card.items.toSpliced(index, 1) }, '')}
        />
      </div>
    ))}
    {card.items.length < MAX_ITEMS ? (
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        data-gap={isNeeded && card.items.length === 0 ? '' : undefined}
        onClick={() => onChange({ items: [...card.items, ''] }, '')}
      >
        {copy.card.addItem}
      </Button>
    ) : null}
  </fieldset>
)

const MAX_STEPS = 12
const MIN_STEP = 1

/** Digits typed as the number of a step; anything else leaves it as it was. */
const readStep = (text: string): number | undefined => {
  const n = Number.parseInt(text, 10)
  return n >= MIN_STEP && n <= MAX_STEPS ? n : undefined
}

const StepNumbers = ({ card, onChange }: Props) => (
  <div className="grid grid-cols-2 gap-2">
    <Field label={copy.card.stepNumber}>
      <TextInput
        inputMode="numeric"
        maxLength={2}
        value={card.n === null ? '' : String(card.n)}
        onChange={({ target }) => onChange({ n: readStep(target.value) ?? null }, 'n')}
      />
    </Field>
    <Line card={card} onChange={onChange} name="value" label={copy.card.stepTotal} />
  </div>
)

/** The fields that the role of the slide shows; the others keep what was written in them. */
export const CardFields = (props: Props) => {
  const { card, onChange } = props
  const line = (name: LineKey, label: string) => <Line {...props} name={name} label={label} />
  const rows = (role: keyof typeof copy.card.rows) => (
    <RowFields
      rows={card.rows}
      names={copy.card.rows[role]}
      isNeeded={role !== 'price'}
      onChange={onChange}
    />
  )
  switch (card.role) {
    case 'hook':
    case 'quote':
      return (
        <>
          <Title {...props} />
          {line('sub', copy.card.sub)}
        </>
      )
    case 'item':
      return (
        <>
          <Title {...props} />
          {line('body', copy.card.body)}
        </>
      )
    case 'number':
      return (
        <>
          <div className="grid grid-cols-2 gap-2">
            {line('value', copy.card.value)}
            {line('unit', copy.card.unit)}
          </div>
          <Title {...props} />
          {line('body', copy.card.note)}
        </>
      )
    case 'list':
      return (
        <>
          <Title {...props} />
          <Items {...props} />
        </>
      )
    case 'compare':
      return (
        <>
          <Title {...props} />
          <Sides {...props} />
          <Switch
            label={copy.card.isFix}
            hint={copy.card.isFixHint}
            checked={card.isFix}
            onChange={({ target }) => onChange({ isFix: target.checked }, '')}
          />
        </>
      )
    case 'pair':
      return (
        <>
          <Title {...props} />
          <Sides {...props} />
        </>
      )
    case 'step':
      return (
        <>
          <StepNumbers {...props} />
          <Title {...props} />
          {line('body', copy.card.body)}
        </>
      )
    case 'place':
      return (
        <>
          <Title {...props} />
          {line('body', copy.card.address)}
          {line('sub', copy.card.hours)}
        </>
      )
    case 'review':
      return (
        <>
          <Title {...props} />
          {line('sub', copy.card.author)}
          {line('value', copy.card.stars)}
        </>
      )
    case 'check':
      return (
        <>
          <Title {...props} />
          <Items {...props} />
        </>
      )
    case 'price':
      return (
        <>
          <Title {...props} />
          <div className="grid grid-cols-2 gap-2">
            {line('value', copy.card.price)}
            {line('unit', copy.card.unit)}
          </div>
          {line('sub', copy.card.priceNote)}
          <Items {...props} label={copy.card.included} isNeeded={false} />
          {rows('price')}
        </>
      )
    case 'chart':
      return (
        <>
          <Title {...props} />
          {rows('chart')}
          {line('body', copy.card.source)}
        </>
      )
    case 'timeline':
      return (
        <>
          <Title {...props} />
          {rows('timeline')}
        </>
      )
    case 'table':
      return (
        <>
          <Title {...props} />
          <ColumnFields {...props} />
          {rows('table')}
        </>
      )
    case 'cta':
      return (
        <>
          <Title {...props} />
          {line('sub', copy.card.sub)}
          {line('act', copy.card.act)}
        </>
      )
  }
}
