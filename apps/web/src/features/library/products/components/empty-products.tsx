import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { copy } from '../copy.ts'
import type { ProductsSearch } from '../model/products-search.ts'

type Props = { search: ProductsSearch; canEdit: boolean; onClear: () => void }

export const EmptyProducts = ({ search, canEdit, onClear }: Props) => {
  if (search.q) {
    return (
      <EmptyList
        title={copy.nothingTitle}
        text={copy.nothingText}
        clear={{ label: copy.clearSearch, onClear }}
      />
    )
  }
  if (search.state) {
    return <EmptyList title={copy.archiveEmptyTitle} text={copy.archiveEmptyText} />
  }
  const add = (
    <LinkButton asChild variant="secondary">
      <Link to="/products/new">{copy.add}</Link>
    </LinkButton>
  )
  return <EmptyList title={copy.emptyTitle} text={copy.emptyText} action={canEdit && add} />
}
