import type { SlideCard, SlideSide } from '@kadr/contract/studio/storyboard'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'

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

const Line = ({ card, onChange, name, label }: Props & { name: LineKey; label: string }) => (
  <Field label={label}>
    <TextInput
      maxLength={MAX[name]}
      value={card[name]}
      data-gap={name === 'value' && card.value.trim() === '' ? '' : undefined}
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

const Items = ({ card, onChange }: Props) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-2">
    <legend className="mb-1.5 text-label font-medium">{copy.card.items}</legend>
    {card.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
      <div key={index} className="flex items-center gap-1">
        <TextInput
          aria-label={copy.card.item(index)}
          maxLength={MAX.line}
          value={item}
          data-gap={item.trim() === '' ? '' : undefined}
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
        data-gap={card.items.length === 0 ? '' : undefined}
        onClick={() => onChange({ items: [...card.items, ''] }, '')}
      >
        {copy.card.addItem}
      </Button>
    ) : null}
  </fieldset>
)

/** The fields that the role of the slide shows; the others keep what was written in them. */
export const CardFields = (props: Props) => {
  const { card, onChange } = props
  const line = (name: LineKey, label: string) => <Line {...props} name={name} label={label} />
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
