import { splitAnswers } from '@kadr/domain/studio/questions/split-answers'
import { useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { controlStyle } from '../../../../ui/forms/field.tsx'
import { copy } from '../copy.ts'
import type { AnswersModel } from '../model/use-answers.ts'

type Props = {
  text: string
  model: AnswersModel
  onChange: (text: string) => void
  onClose: () => void
}

/** One text over several questions, shown before it is taken: what fits nowhere stays in the field. */
export const PasteAnswers = ({ text, model, onChange, onClose }: Props) => {
  const { questions, gaps } = model
  const fieldId = useId()
  const hintId = useId()
  const found = splitAnswers({ text, questions, openIds: gaps.map(({ id }) => id) })
  const take = () => {
    if (!found) return
    model.take(found.answers)
    if (found.rest === '') onClose()
    else onChange(found.rest)
  }
  return (
    <section
      aria-label={copy.paste.title}
      className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-card"
    >
      <label htmlFor={fieldId} className="font-semibold">
        {copy.paste.title}
      </label>
      <textarea
        id={fieldId}
        aria-describedby={hintId}
        rows={4}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlStyle} field-sizing-content max-h-80 resize-none`}
      />
      <p id={hintId} className="text-label text-ink-2">
        {text.trim() === '' || found ? copy.paste.hint : copy.paste.whole}
      </p>
      {found ? (
        <dl className="grid grid-cols-1 gap-2">
          {found.answers.map(({ questionId, text: words }) => (
            <div key={questionId} className="grid gap-0.5 rounded-control bg-sunken p-3">
              <dt className="text-caption text-ink-2">
                {questions.find(({ id }) => id === questionId)?.text}
              </dt>
              <dd className="text-label wrap-anywhere whitespace-pre-line">{words}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {found && found.rest !== '' ? (
        <p className="text-label wrap-anywhere whitespace-pre-line text-failed">
          {copy.paste.rest(found.rest)}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onClose}>
          {copy.paste.close}
        </Button>
        <Button size="sm" disabled={!found} onClick={take}>
          {copy.paste.take}
        </Button>
      </div>
    </section>
  )
}
