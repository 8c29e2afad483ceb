import { mergeHashtags } from '@kadr/domain/publishing/posts/hashtags'
import { type ReactNode, useRef } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { SuggestTextarea } from '../../../../ui/forms/suggest-textarea.tsx'
import { useSnippets } from '../../publisher-setup/api/publisher-setup.queries.ts'
import { composerCopy } from './copy.ts'
import { findTypedSnippet, suggestSnippets } from './find-snippets.ts'
import { HashtagMenu } from './hashtag-menu.tsx'
import { SnippetMenu } from './snippet-menu.tsx'
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

const MOST = 5

export const TextSection = ({ label, text, onText, checks, isShort = false, action }: Props) => {
  const { data: snippets = [] } = useSnippets()
  const insert = useRef<(words: string) => void>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label}>
        <SuggestTextarea
          className={isShort ? 'min-h-24' : 'min-h-40'}
          maxLength={20_000}
          placeholder={composerCopy.text.placeholder}
          text={text}
          onText={onText}
          insertRef={insert}
          listLabel={composerCopy.text.snippets}
          findTyped={findTypedSnippet}
          suggest={(letters) =>
            suggestSnippets(snippets, letters)
              .slice(0, MOST)
              .map((snippet) => ({
                id: snippet.id,
                text: snippet.text,
                content: (
                  <span className="grid min-w-0 grid-cols-1">
                    <span className="truncate text-label font-medium">/{snippet.name}</span>
                    <span className="truncate text-caption text-ink-3">{snippet.text}</span>
                  </span>
                ),
              }))
          }
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextCounters checks={checks} />
        <div className="flex flex-wrap items-center gap-1">
          {action}
          <SnippetMenu onInsert={(words) => insert.current?.(words)} />
          <HashtagMenu onInsert={(tags) => onText(mergeHashtags({ text, tags }))} />
        </div>
      </div>
    </div>
  )
}
