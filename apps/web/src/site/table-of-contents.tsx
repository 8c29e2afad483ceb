import type { Heading } from '@kadr/content/shape'

const Items = ({ headings }: { headings: readonly Heading[] }) => (
  <ul className="grid border-l border-line">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-label text-ink-2 hover:border-accent hover:text-ink"
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)

/** Beside the text on a desktop, folded above it on a phone. */
export const TableOfContents = ({ headings }: { headings: readonly Heading[] }) => {
  if (headings.length < 2) return null
  return (
    <>
      <nav aria-label="Содержание" className="sticky top-24 hidden lg:block">
        <Items headings={headings} />
      </nav>
      <details className="rounded-control border border-line-strong lg:hidden">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-label font-medium">
          Содержание
        </summary>
        <nav aria-label="Содержание, список" className="px-4 pb-3">
          <Items headings={headings} />
        </nav>
      </details>
    </>
  )
}
