import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { copy } from '../copy.ts'

type Props = {
  title: string
  actions?: ReactNode
  /** The list of rules for one of them; the inbox without it. */
  isRule?: boolean
  children: ReactNode
}

const BACK =
  '-my-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-label text-accent no-underline hover:underline'

const BackIcon = () => <ChevronLeft aria-hidden="true" className="size-4" />

/** A page of «Входящие» beside the list, with the way back to it. */
export const SubPage = ({ title, actions, isRule = false, children }: Props) => (
  <div className="grid max-w-3xl grid-cols-1 gap-4 lg:gap-6">
    {isRule ? (
      <Link to="/inbox/$" params={{ _splat: 'rules' }} className={BACK}>
        <BackIcon />
        {copy.menu.rules}
      </Link>
    ) : (
      <Link to="/inbox" className={BACK}>
        <BackIcon />
        {copy.back}
      </Link>
    )}
    <PageHeader title={title} {...(actions ? { actions } : {})} />
    {children}
  </div>
)
