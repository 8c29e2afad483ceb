import { mergeHashtags } from '@kadr/domain/publishing/posts/hashtags'
import type { ReactNode } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { composerCopy } from './copy.ts'
import { HashtagMenu } from './hashtag-menu.tsx'
import type { TargetCheck } from './target-check.ts'
import { TextCounters } from './text-counters.tsx'

type Props = {
  label: string
  text: string
  onText: (text: string) => void
  /** The networks that use this text. */
  checks: readonly TargetCheck[]
  isShort?: boolean
  action?: ReactNode
}

export const TextSection = ({ label, text, onText, checks, isShort = false, action }: Props) => (
  <div className="grid grid-cols-1 gap-2">
    <Field label={label}>
      <Textarea
        className={isShort ? 'min-h-24' : 'min-h-40'}
        maxLength={20_000}
        placeholder={composerCopy.text.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <TextCounters checks={checks} />
      <div className="flex flex-wrap items-center gap-1">
        {action}
        <HashtagMenu onInsert={(tags) => onText(mergeHashtags({ text, tags }))} />
      </div>
    </div>
  </div>
)
