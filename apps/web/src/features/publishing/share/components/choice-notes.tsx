import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Choices } from '../model/use-choices.ts'
import { MOST_IN_POST } from '../model/use-deliver.ts'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-label text-ink-2">{children}</p>
)

type Props = { choices: Choices; count: number }

/** What of it goes where, before it is sent. */
export const ChoiceNotes = ({ choices, count }: Props) => (
  <>
    {choices.post && choices.hasSound ? <Note>{copy.soundApart}</Note> : null}
    {choices.post && count > MOST_IN_POST ? <Note>{copy.tooMany(MOST_IN_POST)}</Note> : null}
    {choices.resources && choices.hasWordsApart ? <Note>{copy.wordsApart}</Note> : null}
  </>
)
