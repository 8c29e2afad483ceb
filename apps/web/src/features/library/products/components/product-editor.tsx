import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveGuard } from '../../../../documents/leave-guard.tsx'
import { RestoredBanner } from '../../../../documents/restored-banner.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { copy } from '../copy.ts'
import type { ProductForm } from '../model/product-form.ts'
import type { ProductFormEditor } from '../model/use-product-form.ts'
import { ProductFields } from './product-fields.tsx'

type Props = {
  title: string
  subtitle?: string
  actions?: ReactNode
  /** Below the actions. */
  note?: ReactNode
  editor: ProductFormEditor
  isNew: boolean
  /** Viewers see the same form, read-only. */
  canEdit: boolean
  saveLabel: string
  onSave: (values: ProductForm) => Promise<void>
}

export const ProductEditor = ({
  title,
  subtitle,
  actions,
  note,
  editor,
  isNew,
  canEdit,
  saveLabel,
  onSave,
}: Props) => {
  const { form, isRestored, saveState } = editor
  return (
    <FormProvider {...form}>
      <div className="grid max-w-200 grid-cols-1 gap-4 lg:gap-6">
        <PageHeader title={title} {...(subtitle && { subtitle })} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LinkButton asChild variant="text" size="sm">
            <Link to="/products">
              <ChevronLeft aria-hidden="true" className="size-4" />
              {copy.form.back}
            </Link>
          </LinkButton>
          {actions}
        </div>
        {note}
        {canEdit ? null : <Banner title={copy.form.viewer} />}
        {isRestored ? (
          <RestoredBanner
            isNew={isNew}
            onKeep={editor.keepRestored}
            onStartOver={editor.startOver}
          />
        ) : null}
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(onSave)(event)}
          className="grid grid-cols-1 gap-4 lg:gap-6"
        >
          <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-4 lg:gap-6">
            <ProductFields />
          </fieldset>
          {canEdit ? (
            <div className="sticky bottom-(--safe-bottom) z-10 -mx-4 border-t border-line bg-canvas px-4 py-3 lg:mx-0 lg:px-0">
              <Button
                type="submit"
                className="max-sm:w-full"
                isLoading={saveState.kind === 'saving'}
                disabled={saveState.kind === 'saved' || saveState.kind === 'new'}
              >
                {saveLabel}
              </Button>
            </div>
          ) : null}
        </form>
      </div>
      <LeaveGuard isHeld={editor.isHeld} />
    </FormProvider>
  )
}

export const ProductSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid max-w-200 gap-4">
    <Skeleton className="h-96 w-full rounded-card" />
    <Skeleton className="h-56 w-full rounded-card" />
  </SkeletonGroup>
)

/** The page until its editor is there. */
export const ProductFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 lg:gap-6">
    <PageHeader title={title} />
    {children}
  </div>
)
