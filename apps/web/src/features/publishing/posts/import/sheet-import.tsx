import { countOf } from '@kadr/domain/base/plural'
import { type ReactNode, useState } from 'react'
import { ImportDialog } from '../../../../media/import/import-dialog.tsx'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAddSheet, useApplySheet, useCheckSheet } from '../api/plan-sheets.ts'
import { POST_FORMS } from '../copy.ts'
import { importCopy, ROW_FORMS, sheetCopy } from './copy.ts'
import { KnownSheets } from './known-sheets.tsx'
import { type NewSheet, SheetForm } from './sheet-form.tsx'
import { SheetReport } from './sheet-report.tsx'

const EMPTY: NewSheet = { url: '', connectionIds: [], isScheduled: true }

const postsOf = (count: number) => countOf({ count, forms: POST_FORMS })

/** A table that others edit: it is read again and again, and only what has changed is taken. */
export const SheetImport = ({ ways, onClose }: { ways: ReactNode; onClose: () => void }) => {
  const [form, setForm] = useState(EMPTY)
  const add = useAddSheet()
  const check = useCheckSheet()
  const apply = useApplySheet()
  const report = check.data
  const count = (fate: string) => report?.rows.filter((row) => row.fate === fate).length ?? 0
  const compare = () => add.mutate(form, { onSuccess: ({ id }) => check.mutate(id) })
  const transfer = (id: string, hash: string) =>
    apply.mutate(
      { id, hash },
      {
        onSuccess: ({ created, changed, left }) => {
          notify.success(sheetCopy.done({ created: postsOf(created), changed: postsOf(changed) }), {
            ...(left > 0 && {
              text: importCopy.left(countOf({ count: left, forms: ROW_FORMS })),
            }),
          })
          onClose()
        },
      },
    )
  const back = () => {
    check.reset()
    apply.reset()
    add.reset()
  }
  const atUrl = add.error instanceof ApiError && add.error.field === 'url' ? add.error : null
  const isFound = count('new') + count('changed') > 0
  return (
    <ImportDialog
      title={importCopy.title}
      description={sheetCopy.text}
      check={{
        isReady: form.url.trim() !== '',
        isPending: add.isPending || check.isPending,
        run: compare,
      }}
      create={
        report && {
          label: sheetCopy.apply,
          isReady: isFound,
          isPending: apply.isPending,
          run: () => (check.variables ? transfer(check.variables, report.hash) : undefined),
        }
      }
      error={apply.error ?? check.error ?? (atUrl ? null : add.error)}
      onBack={back}
      onClose={onClose}
    >
      {report ? (
        <SheetReport report={report} />
      ) : (
        <>
          {ways}
          <KnownSheets
            comparing={check.isPending ? check.variables : undefined}
            onCompare={(id) => check.mutate(id)}
          />
          <SheetForm form={form} error={atUrl} onForm={setForm} />
        </>
      )}
    </ImportDialog>
  )
}
