import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { copy, FORMAT_NAME, KIND_NAME } from '../copy.ts'
import { CopyButton } from './copy-button.tsx'
import { describeWallTime } from './describe-wall-time.ts'
import { Piece, Pieces, PlainText } from './piece.tsx'
import type { ResultProps } from './pieces.ts'

type PlanItem = AiOutputOf<'content_plan'>['items'][number]

const Item = ({ item }: { item: PlanItem }) => (
  <>
    <p className="font-semibold wrap-anywhere">{item.title}</p>
    <PlainText>{item.text}</PlainText>
    <div>
      <CopyButton text={item.text} of={item.title} />
    </div>
  </>
)

const noteOf = ({ wallTime, format }: PlanItem) =>
  `${describeWallTime(wallTime)}, ${FORMAT_NAME[format].toLocaleLowerCase('ru')}`

/** The plan by days. Where it can be added to the calendar, the user selects the posts. */
export const PlanResult = ({ output: { items }, onInsert }: ResultProps<'content_plan'>) => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = [...items.keys()].filter((place) => !left.has(place))
  const toggle = (index: number, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(index)
    else next.add(index)
    setLeft(next)
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Pieces label={KIND_NAME.content_plan}>
        {items.map((item, index) => (
          <Piece
            key={`${item.wallTime}:${item.title}`}
            note={
              onInsert ? (
                <Checkbox
                  label={noteOf(item)}
                  checked={!left.has(index)}
                  onChange={(event) => toggle(index, event.target.checked)}
                />
              ) : (
                noteOf(item)
              )
            }
          >
            <Item item={item} />
          </Piece>
        ))}
      </Pieces>
      {onInsert ? (
        <Button
          className="justify-self-start"
          disabled={chosen.length === 0}
          onClick={() => onInsert(chosen)}
        >
          {copy.toCalendar(chosen.length)}
        </Button>
      ) : null}
    </div>
  )
}
