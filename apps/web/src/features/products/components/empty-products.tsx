import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import type { ProductsSearch } from '../model/products-search.ts'

type Props = { search: ProductsSearch; canEdit: boolean; onClear: () => void }

export const EmptyProducts = ({ search, canEdit, onClear }: Props) => (
  <Card>
    {search.q ? (
      <EmptyState
        drawing="search"
        title={copy.nothingTitle}
        text={copy.nothingText}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.clearSearch}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={search.state ? copy.archiveEmptyTitle : copy.emptyTitle}
        text={search.state ? copy.archiveEmptyText : copy.emptyText}
        action={
          canEdit && !search.state ? (
            <LinkButton asChild variant="secondary">
              <Link to="/products/new">{copy.add}</Link>
            </LinkButton>
          ) : undefined
        }
      />
    )}
  </Card>
)
