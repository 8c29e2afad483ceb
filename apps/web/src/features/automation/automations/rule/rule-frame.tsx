import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { editorCopy } from '../editor/copy.ts'

type Props = { title: string; subtitle?: string; actions?: ReactNode; children: ReactNode }

/** What the pages of a rule have in common. */
export const RuleFrame = ({ title, subtitle, actions, children }: Props) => (
  <div className="grid grid-cols-1 gap-4">
    <LinkButton asChild variant="text" size="sm" className="justify-self-start">
      <Link to="/reels/automation">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {editorCopy.back}
      </Link>
    </LinkButton>
    <PageHeader title={title} {...(subtitle && { subtitle })} actions={actions} />
    {children}
  </div>
)

export const RuleSkeleton = () => (
  <SkeletonGroup
    label={editorCopy.loading}
    className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]"
  >
    <div className="grid gap-3">
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
    <Skeleton className="h-64 w-full rounded-card" />
  </SkeletonGroup>
)
