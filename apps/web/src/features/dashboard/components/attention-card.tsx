import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { List } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { copy } from '../copy.ts'

type Props = { isEmpty: boolean; children: ReactNode }

export const AttentionCard = ({ isEmpty, children }: Props) => {
  if (isEmpty) return null
  return (
    <Section title={copy.attention}>
      <Card padding="none">
        <List label={copy.attention}>{children}</List>
      </Card>
    </Section>
  )
}
