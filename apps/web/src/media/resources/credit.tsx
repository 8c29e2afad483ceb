import type { Attribution } from '@kadr/contract/library/resources'
import { copy } from '../copy.ts'

const Out = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="inline-block py-1">
    {children}
  </a>
)

/** Whose work it is, with links to the author's page and to that of the work at its library. */
export const Credit = ({
  attribution: { author, authorUrl, library, pageUrl },
  className,
}: {
  attribution: Attribution
  className: string
}) => (
  <p className={className}>
    {copy.stock.credit}: <Out href={authorUrl ?? pageUrl}>{author}</Out>,{' '}
    <Out href={pageUrl}>{library}</Out>
  </p>
)
