import type { Rubric } from '@kadr/contract/publishing/rubrics'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { RUBRIC_COLORS, RUBRIC_LOOK } from '../../../../rubrics/rubric-colors.ts'
import { RubricDot } from '../../../../rubrics/rubric-mark.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useSaveRubric } from '../api/labels.mutations.ts'
import { labelsCopy } from '../labels-copy.ts'
import { LabelDialog } from './label-dialog.tsx'

const { rubrics: copy } = labelsCopy

type ColorProps = { color: Rubric['color']; onColor: (color: Rubric['color']) => void }

const ColorChoice = ({ color, onColor }: ColorProps) => {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-label font-medium">{copy.color}</legend>
      <div className="flex flex-wrap gap-1">
        {RUBRIC_COLORS.map((one) => (
          <label
            key={one}
            title={RUBRIC_LOOK[one].name}
            className={clsx(
              'flex size-11 cursor-pointer items-center justify-center rounded-control border-2 has-focus-visible:outline-2 has-focus-visible:outline-focus',
              one === color ? 'border-ink' : 'border-transparent hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={RUBRIC_LOOK[one].name}
              checked={one === color}
              onChange={() => onColor(one)}
              className="sr-only"
            />
            <RubricDot color={one} className="size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The colour that is used least. */
const freshColor = (rubrics: readonly Rubric[]): Rubric['color'] => {
  const countOf = (color: Rubric['color']) => rubrics.filter((one) => one.color === color).length
  return RUBRIC_COLORS.toSorted((one, other) => countOf(one) - countOf(other))[0] ?? 'blue'
}

type Props = {
  /** Undefined for a new one. */
  rubric: Rubric | undefined
  onClose: () => void
}

export const RubricDialog = ({ rubric, onClose }: Props) => {
  const rubrics = useRubrics()
  const [name, setName] = useState(rubric?.name ?? '')
  const [color, setColor] = useState(() => rubric?.color ?? freshColor(rubrics))
  return (
    <LabelDialog
      title={rubric ? copy.editTitle : copy.newTitle}
      saved={copy.saved}
      body={{ id: rubric?.id, name, color }}
      fields={['name']}
      saving={useSaveRubric()}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={copy.name} hint={copy.nameHint} error={errorOf('name')} isRequired>
            <TextInput
              value={name}
              maxLength={40}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <ColorChoice color={color} onColor={setColor} />
        </>
      )}
    </LabelDialog>
  )
}
