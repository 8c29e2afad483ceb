import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { moveItem, useDragOrder } from '../../../../ui/forms/use-drag-order.ts'
import { copy } from '../copy.ts'

const MAX = 20

type Props = {
  benefits: string[]
  onChange: (benefits: string[]) => void
  error?: string | undefined
}

export const BenefitsEditor = ({ benefits, onChange, error }: Props) => {
  const headingId = useId()
  const [told, setTold] = useState('')
  const focusNext = useRef<number>(undefined)
  const move = (step: { from: number; to: number }) => {
    onChange(moveItem(benefits, step))
    setTold(copy.form.moved({ number: step.to + 1, total: benefits.length }))
  }
  const { list, dragged, handle } = useDragOrder<HTMLUListElement>({ by: 'handle', onMove: move })

  useEffect(() => {
    const wanted = focusNext.current
    if (wanted === undefined || benefits.length <= wanted) return
    focusNext.current = undefined
    list.current?.querySelectorAll('input')[wanted]?.focus()
  }, [benefits.length, list])

  const add = () => {
    focusNext.current = benefits.length
    onChange([...benefits, ''])
  }
  const change = (index: number, text: string) =>
    onChange(benefits.map((benefit, at) => (at === index ? text : benefit)))
  const remove = (index: number) => onChange(benefits.filter((_, at) => at !== index))

  return (
    <fieldset aria-describedby={`${headingId}-hint`} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-label font-medium">{copy.form.benefits}</legend>
      <p id={`${headingId}-hint`} className="text-label text-ink-3">
        {copy.form.benefitsHint}
      </p>
      <ul ref={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {benefits.map((benefit, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
            key={index}
            data-order
            className={clsx(
              'flex min-w-0 items-center rounded-control',
              dragged === index && 'bg-accent-soft shadow-pop',
            )}
          >
            <button
              type="button"
              aria-label={copy.form.drag(index + 1)}
              tabIndex={-1}
              className="flex h-11 w-7 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3"
              {...handle(index)}
            >
              <GripVertical aria-hidden="true" className="size-5" />
            </button>
            <TextInput
              aria-label={copy.form.benefit(index + 1)}
              value={benefit}
              maxLength={200}
              onChange={(event) => change(index, event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (benefits.length < MAX) add()
              }}
              className="min-w-0 flex-1"
            />
            <IconButton
              label={copy.form.moveUp(index + 1)}
              disabled={index === 0}
              className="max-[400px]:w-9!"
              icon={<ArrowUp aria-hidden="true" className="size-4" />}
              onClick={() => move({ from: index, to: index - 1 })}
            />
            <IconButton
              label={copy.form.moveDown(index + 1)}
              disabled={index === benefits.length - 1}
              className="max-[400px]:w-9!"
              icon={<ArrowDown aria-hidden="true" className="size-4" />}
              onClick={() => move({ from: index, to: index + 1 })}
            />
            <IconButton
              label={copy.form.removeBenefit(index + 1)}
              className="max-[400px]:w-9!"
              icon={<X aria-hidden="true" className="size-4" />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
      {error ? <p className="text-label text-failed">{error}</p> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={benefits.length >= MAX}
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={add}
      >
        {copy.form.addBenefit}
      </Button>
    </fieldset>
  )
}
