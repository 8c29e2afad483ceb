import { countOf } from '@kadr/domain/base/plural'
import { type ReactNode, useState } from 'react'
import { ImportDialog } from '../../../../media/import/import-dialog.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { type ImportSource, useCheckImport, useImportPosts } from '../api/posts.mutations.ts'
import { POST_FORMS } from '../copy.ts'
import { importCopy, ROW_FORMS } from './copy.ts'
import { ImportReport } from './import-report.tsx'
import { ImportSourceForm } from './import-source-form.tsx'

const postsOf = (count: number) => countOf({ count, forms: POST_FORMS })
const rowsOf = (count: number) => countOf({ count, forms: ROW_FORMS })

/** A table that lies on the person's own machine. */
export const FileImport = ({ ways, onClose }: { ways: ReactNode; onClose: () => void }) => {
  const [source, setSource] = useState<ImportSource>({ text: '', connectionIds: [] })
  const [isScheduled, setIsScheduled] = useState(true)
  // Idempotency key: a double click or a retry after a lost response creates the posts once.
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
  return (
    <ImportDialog
      title={importCopy.title}
      description={importCopy.text}
      check={{
        isReady: source.text !== '',
        isPending: check.isPending,
        run: () => check.mutate(source),
      }}
      create={
        report && {
          label: importCopy.create(postsOf(report.good)),
          isReady: report.good > 0,
          isPending: create.isPending,
          run: make,
        }
      }
      error={create.error ?? check.error}
      onBack={back}
      onClose={onClose}
    >
      {report ? (
        <ImportReport report={report} isScheduled={isScheduled} onScheduled={setIsScheduled} />
      ) : (
        <>
          {ways}
          <ImportSourceForm source={source} onSource={setSource} />
        </>
      )}
    </ImportDialog>
  )
}
