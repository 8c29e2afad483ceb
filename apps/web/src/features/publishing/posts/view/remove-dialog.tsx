import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useRemoveTarget } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

const { remove: copy } = actionsCopy

type Report = { state: 'working' } | { state: 'removed' } | { state: 'failed'; text: string }

/** Sequential, so that the report shows the result of each network. */
const useRemoving = (post: Post) => {
  const remove = useRemoveTarget()
  const [reports, setReports] = useState<ReadonlyMap<string, Report>>(new Map())
  const setReport = (id: string, report: Report) =>
    setReports((before) => new Map(before).set(id, report))
  const run = async (targets: readonly Target[]) => {
    for (const { id: targetId } of targets) {
      setReport(targetId, { state: 'working' })
      try {
        await remove.mutateAsync({ id: post.id, targetId })
        setReport(targetId, { state: 'removed' })
      } catch (error) {
        setReport(targetId, { state: 'failed', text: actionFailure(error) })
      }
    }
  }
  return { reports, run, isPending: remove.isPending }
}

const ReportLine = ({ report }: { report: Report }) => {
  if (report.state === 'working') return <Spinner size={18} label={copy.working} />
  if (report.state === 'removed') return <p className="text-label text-published">{copy.removed}</p>
  return <p className="text-label text-failed">{report.text}</p>
}

type Props = { post: Post; onClose: () => void }

export default function RemoveDialog({ post, onClose }: Props) {
  // Snapshot at opening: removed targets keep their row in the report.
  const [targets] = useState(() => post.targets.filter(({ state }) => state === 'published'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { reports, run, isPending } = useRemoving(post)
  const hasReports = reports.size > 0
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Dialog
      open
      title={copy.title}
      description={copy.text}
      onOpenChange={onClose}
      footer={
        hasReports ? (
          <Button isLoading={isPending} onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={chosen.size === 0}
            onClick={() => void run(targets.filter(({ id }) => chosen.has(id)))}
          >
            {copy.confirm}
          </Button>
        )
      }
    >
      {targets.length === 0 ? <p className="text-label text-ink-2">{copy.nothing}</p> : null}
      <ul className="grid grid-cols-1 gap-2" aria-live="polite">
        {targets.map((target) => {
          const { id, network, accountTitle } = target
          const report = reports.get(id)
          const label = `${accountTitle} (${getNetwork(network).title})`
          return (
            <li key={id} className="grid grid-cols-1">
              {hasReports ? (
                <p className="py-2 font-medium">{label}</p>
              ) : (
                <Checkbox label={label} checked={chosen.has(id)} onChange={() => toggle(id)} />
              )}
              {report ? <ReportLine report={report} /> : null}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
