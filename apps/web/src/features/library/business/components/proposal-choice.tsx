import type { Proposal } from '@kadr/contract/library/business'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { titleOf } from '../model/list-cards.ts'
import { siteCopy } from '../site-copy.ts'

const BOX = 'block min-w-0 rounded-control border px-3 py-1'

/** A term is named by its own first words. */
const hasOwnTitle = ({ title, text }: Proposal): boolean =>
  !text.startsWith(title.replace(/…$/u, ''))

/** «Детское место: », «Что надеть? » */
const nameOf = (proposal: Proposal): string => {
  const name = titleOf(proposal)
  return name.endsWith('?') ? `${name} ` : `${name}: `
}

const Words = ({ proposal }: { proposal: Proposal }) => {
  const { text, pageTitle, contradicts } = proposal
  const isNamed = proposal.title === '' || hasOwnTitle(proposal)
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="text-label wrap-anywhere">
        {isNamed ? <b className="font-semibold">{nameOf(proposal)}</b> : null}
        {text}
      </span>
      <span className="text-caption text-ink-3">{siteCopy.section(pageTitle)}</span>
      {contradicts ? (
        <span className="flex gap-1 text-caption text-scheduled wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          <span>
            {contradicts.of === 'product'
              ? siteCopy.ofProduct(contradicts.text)
              : siteCopy.known(contradicts.text)}
          </span>
        </span>
      ) : null}
    </span>
  )
}

type Props = { proposal: Proposal; isChosen: boolean; onToggle: () => void }

export const ProposalChoice = ({ proposal, isChosen, onToggle }: Props) => {
  const { contradicts } = proposal
  if (contradicts?.of === 'product') {
    return (
      <li className={clsx(BOX, 'border-line py-2.5')}>
        <Words proposal={proposal} />
        <Link
          to="/products/$productId"
          params={{ productId: contradicts.id }}
          className="inline-flex min-h-9 items-center text-label text-accent underline underline-offset-2"
        >
          {siteCopy.openProduct}
        </Link>
      </li>
    )
  }
  return (
    <li className={clsx(BOX, isChosen ? 'border-accent bg-accent-soft' : 'border-line')}>
      <Checkbox
        label={<Words proposal={proposal} />}
        checked={isChosen}
        onChange={onToggle}
        className="py-1.5"
      />
    </li>
  )
}
