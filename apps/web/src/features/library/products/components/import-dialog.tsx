import { countOf } from '@kadr/domain/base/plural'
import { useState } from 'react'
import { ImportDialog } from '../../../../media/import/import-dialog.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { type ImportSource, useImportProducts } from '../api/products.mutations.ts'
import { PRODUCT_FORMS } from '../copy.ts'
import { importCopy } from '../import-copy.ts'
import { ImportReportView } from './import-report-view.tsx'
import { ImportSourceForm } from './import-source-form.tsx'

const productsOf = (count: number) => countOf({ count, forms: PRODUCT_FORMS })

export default function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<ImportSource>()
  const check = useImportProducts()
  const create = useImportProducts()
  const report = check.data

  const runCheck = () => {
    if (source) check.mutate({ source, isDryRun: true })
  }
  const make = () => {
    if (!source) return
    create.mutate(
      { source, isDryRun: false },
      {
        onSuccess: ({ created }) => {
          notify.success(importCopy.done(productsOf(created)))
          onClose()
        },
      },
    )
  }
  return (
    <ImportDialog
      title={importCopy.title}
      description={importCopy.text}
      check={{ isReady: source !== undefined, isPending: check.isPending, run: runCheck }}
      create={
        report && {
          label: importCopy.create(productsOf(report.created)),
          isReady: report.created > 0,
          isPending: create.isPending,
          run: make,
        }
      }
      error={create.error ?? check.error}
      onBack={() => {
        check.reset()
        create.reset()
      }}
      onClose={onClose}
    >
      {report ? (
        <ImportReportView report={report} />
      ) : (
        <ImportSourceForm source={source} onSource={setSource} onSubmit={runCheck} />
      )}
    </ImportDialog>
  )
}
