import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { Link } from '@tanstack/react-router'
import { Clapperboard, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { findKind } from '../../../../generations/kinds.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useTemplate } from '../api/templates.queries.ts'
import { copy } from '../copy.ts'

const TemplateStill = lazy(() => import('./template-still.tsx'))
const ICON = { 'aria-hidden': true, className: 'size-5' } as const
const EMPTY = <Skeleton className="aspect-9/16 w-full" />

const Still = ({ id }: { id: string }) => {
  const { data } = useTemplate(id)
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-control bg-sunken">
      <Suspense fallback={EMPTY}>{data ? <TemplateStill template={data} /> : EMPTY}</Suspense>
    </div>
  )
}

const describeAsks = ({ asks }: Pick<ReelTemplate, 'asks'>): string => {
  const words = asks.filter(({ kind }) => kind === 'text').length
  return copy.asks({ words, files: asks.length - words })
}

type Props = {
  template: ReelTemplate
  canEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

export const TemplateCard = ({ template, canEdit, onEdit, onDelete }: Props) => {
  const { id, name, kind } = template
  return (
    <Card asChild padding="none">
      <li className="flex gap-3 p-3">
        <div className="w-24 shrink-0 sm:w-28">
          <Still id={id} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex items-start gap-1">
            <h2 className="min-w-0 flex-1 pt-1 text-body font-semibold wrap-anywhere">{name}</h2>
            {canEdit ? (
              <Menu
                trigger={
                  <IconButton
                    label={copy.menu(name)}
                    icon={<EllipsisVertical {...ICON} />}
                    className="-mt-1.5 -mr-1.5 -mb-2.5"
                  />
                }
              >
                <MenuItem icon={<Pencil {...ICON} />} onSelect={onEdit}>
                  {copy.edit}
                </MenuItem>
                <MenuItem icon={<Trash2 {...ICON} />} isDanger onSelect={onDelete}>
                  {copy.delete}
                </MenuItem>
              </Menu>
            ) : null}
          </div>
          <p className="text-label text-ink-2">{findKind(kind)?.label}</p>
          <p className="text-caption text-ink-3">{describeAsks(template)}</p>
          {canEdit ? (
            <LinkButton asChild size="sm" className="mt-auto self-start">
              <Link
                to="/reels/templates"
                search={(before: object) => ({ ...before, template: id })}
                resetScroll={false}
              >
                <Clapperboard aria-hidden="true" className="size-4" />
                {copy.use}
              </Link>
            </LinkButton>
          ) : null}
        </div>
      </li>
    </Card>
  )
}
