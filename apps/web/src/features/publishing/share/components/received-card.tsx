import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import type { JoinedShare } from '../model/joined-share.ts'
import { useChoices } from '../model/use-choices.ts'
import { type Goal, useDeliver } from '../model/use-deliver.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { ChoiceNotes } from './choice-notes.tsx'
import { SharedFiles, useRefusals } from './shared-files.tsx'

/** What came, what of it can't be taken, and what to make of the rest. */
export const ReceivedCard = ({ received }: { received: JoinedShare }) => {
  const { places, files } = received
  const [words, setWords] = useState(received.words)
  const refusals = useRefusals(files)
  const goods = files.filter((_file, index) => refusals[index] === undefined)
  const choices = useChoices({ goods, words })
  const deliver = useDeliver({ places, words })
  const navigate = useNavigate()
  const isBusy = deliver.isUnderWay

  const choose = (goal: Goal) => {
    if (goal !== 'reel' || choices.isOneVideo) return deliver.start(goal, goods)
    const sentence = words.trim().slice(0, SENTENCE_MAX)
    void deliver.forget().then(() => navigate({ to: '/reels/questions', search: { sentence } }))
  }
  const leave = () => void deliver.forget().then(() => navigate({ to: '/dashboard' }))

  return (
    <Card className="grid gap-4">
      {received.words === '' ? null : (
        <Field label={copy.words}>
          <Textarea
            value={words}
            rows={6}
            disabled={isBusy}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      {files.length > 0 ? (
        <SharedFiles files={files} refusals={refusals} sent={deliver.sent} />
      ) : null}
      {choices.isOnlooker ? <Banner tone="info" title={copy.noPlace} /> : null}
      {isBusy ? (
        <p role="status" className="text-label text-ink-2">
          {deliver.isMaking || goods.length === 0 ? copy.making : copy.sending}
        </p>
      ) : (
        <ChoiceNotes choices={choices} count={goods.length} />
      )}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {deliver.isPartial ? <Button onClick={deliver.goOnWithout}>{copy.without}</Button> : null}
        <ChoiceButtons
          choices={choices}
          isDisabled={isBusy || (goods.length > 0 && !deliver.canSend)}
          onChoose={choose}
        />
        <Button variant="ghost" disabled={isBusy && !deliver.isPartial} onClick={leave}>
          {copy.forget}
        </Button>
      </div>
    </Card>
  )
}
