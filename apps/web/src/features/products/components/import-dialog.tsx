import { countOf } from '@kadr/domain/plural'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { type ImportSource, useImportProducts } from '../api/products.mutations.ts'
import { PRODUCT_FORMS } from '../copy.ts'
import { importCopy } from '../import-copy.ts'
import { ImportReportView } from './import-report-view.tsx'
import { ImportSourceForm } from './import-source-form.tsx'

const productsOf = (count: number) => countOf({ count, forms: PRODUCT_FORMS })

/** Two steps: look at what would be made, then make it. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<ImportSource>()
  const check = useImportProducts()
  const create = useImportProducts()
  const report = check.data

  const look = () => {
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
  const error = create.error ?? check.error

  return (
    <Dialog
      open
      size="lg"
      title={importCopy.title}
      description={importCopy.text}
      onOpenChange={onClose}
      footer={
        report ? (
          <>
            <Button
              variant="ghost"
              onClick={() => {
                check.reset()
                create.reset()
              }}
            >
              {importCopy.back}
            </Button>
            <Button disabled={report.created === 0} isLoading={create.isPending} onClick={make}>
              {importCopy.create(productsOf(report.created))}
            </Button>
          </>
        ) : (
          <>
            <DialogClose>
              <Button variant="ghost">{importCopy.cancel}</Button>
            </DialogClose>
            <Button disabled={!source} isLoading={check.isPending} onClick={look}>
              {importCopy.check}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {report ? (
          <ImportReportView report={report} />
        ) : (
          <ImportSourceForm source={source} onSource={setSource} onSubmit={look} />
        )}
        {error ? (
          <p role="alert" className="rounded-control bg-failed-soft p-3 text-label text-failed">
            {failureText(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
