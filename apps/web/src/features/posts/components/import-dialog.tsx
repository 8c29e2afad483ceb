import { countOf } from '@kadr/domain/plural'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { type ImportSource, useCheckImport, useImportPosts } from '../api/posts.mutations.ts'
import { POST_FORMS } from '../copy.ts'
import { importCopy, ROW_FORMS } from '../import-copy.ts'
import { ImportReport } from './import-report.tsx'
import { ImportSourceForm } from './import-source-form.tsx'

const postsOf = (count: number) => countOf({ count, forms: POST_FORMS })
const rowsOf = (count: number) => countOf({ count, forms: ROW_FORMS })

/** Two steps: look at what would be made, then make it. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<ImportSource>({ text: '', connectionIds: [] })
  const [isScheduled, setIsScheduled] = useState(true)
  // Pressing twice, or again after a lost answer, makes the posts once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const check = useCheckImport()
  const create = useImportPosts()
  const report = check.data

  const make = () =>
    create.mutate(
      { ...source, key, isScheduled },
      {
        onSuccess: ({ created, left }) => {
          notify.success(importCopy.done(postsOf(created)), {
            ...(left > 0 && { text: importCopy.left(rowsOf(left)) }),
          })
          onClose()
        },
      },
    )
  const back = () => {
    check.reset()
    create.reset()
    setKey(crypto.randomUUID())
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
            <Button variant="ghost" onClick={back}>
              {importCopy.back}
            </Button>
            <Button disabled={report.good === 0} isLoading={create.isPending} onClick={make}>
              {importCopy.create(postsOf(report.good))}
            </Button>
          </>
        ) : (
          <>
            <DialogClose>
              <Button variant="ghost">{importCopy.cancel}</Button>
            </DialogClose>
            <Button
              disabled={source.text === ''}
              isLoading={check.isPending}
              onClick={() => check.mutate(source)}
            >
              {importCopy.check}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {report ? (
          <ImportReport report={report} isScheduled={isScheduled} onScheduled={setIsScheduled} />
        ) : (
          <ImportSourceForm source={source} onSource={setSource} />
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
