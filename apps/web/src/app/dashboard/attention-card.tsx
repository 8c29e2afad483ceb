import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { List } from '../../ui/layout/list-row.tsx'
import { Section } from '../../ui/layout/section.tsx'

type Props = { title: string; isEmpty: boolean; children: ReactNode }

export const AttentionCard = ({ title, isEmpty, children }: Props) => {
  if (isEmpty) return null
  return (
    <Section title={title}>
      <Card padding="none">
        <List label={title}>{children}</List>
      </Card>
    </Section>
  )
}
