import type { FactKind } from '@kadr/contract/library/business'
import { Globe } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

type Props = { canEdit: boolean; onAsk: (kind: FactKind) => void; onSite: () => void }

/** Three questions to begin with. */
export const EmptyBusiness = ({ canEdit, onAsk, onSite }: Props) => (
  <Card>
    <EmptyState
      title={copy.empty.title}
      text={canEdit ? copy.empty.text : copy.empty.viewer}
      action={
        canEdit ? (
          <div className="flex flex-wrap justify-center gap-2">
            {copy.empty.questions.map(({ kind, label }) => (
              <Button key={kind} variant="soft" onClick={() => onAsk(kind)}>
                {label}
              </Button>
            ))}
            <Button
              variant="secondary"
              icon={<Globe aria-hidden="true" className="size-5" />}
              onClick={onSite}
            >
              {copy.fromSite}
            </Button>
          </div>
        ) : null
      }
    />
  </Card>
)
