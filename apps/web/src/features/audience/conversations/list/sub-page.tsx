import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { copy } from '../copy.ts'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

/** A page of «Входящие» beside the list, with the way back to it. */
export const SubPage = ({ title, actions, children }: Props) => (
  <div className="grid max-w-3xl grid-cols-1 gap-4 lg:gap-6">
    <Link
      to="/inbox"
      className="-my-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-label text-accent no-underline hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {copy.back}
    </Link>
    <PageHeader title={title} {...(actions ? { actions } : {})} />
    {children}
  </div>
)
