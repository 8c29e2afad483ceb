import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Card } from '../layout/card.tsx'
import { EmptyState } from './empty-state.tsx'

type EmptyListProps = {
  title: string
  text: string
  /** Given when filters or a search hide everything: what removes them. */
  clear?: { label: string; onClear: () => void } | undefined
  /** What to do when there is nothing at all. */
  action?: ReactNode
}

/** In place of a list that can be searched and filtered. */
export const EmptyList = ({ title, text, clear, action }: EmptyListProps) => (
  <Card>
    <EmptyState
      drawing={clear ? 'search' : 'reel'}
      title={title}
      text={text}
      action={
        clear ? (
          <Button variant="secondary" onClick={clear.onClear}>
            {clear.label}
          </Button>
        ) : (
          action
        )
      }
    />
  </Card>
)
