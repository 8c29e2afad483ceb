import type { PlanSheet } from '@kadr/contract/publishing/plan-sheets'
import { RefreshCw, Table2, X } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { usePlanSheets, useRemoveSheet } from '../api/plan-sheets.ts'
import { sheetCopy } from './copy.ts'

type Props = {
  /** The one that is being read. */
  comparing: string | undefined
  onCompare: (id: string) => void
}

/** Addresses differ by their ends: the middle is left out. */
const shorten = (url: string) => {
  const shown = url.replace(/^https?:\/\//, '')
  return shown.length > 48 ? `${shown.slice(0, 26)}…${shown.slice(-20)}` : shown
}

const Row = ({ sheet, comparing, onCompare }: Props & { sheet: PlanSheet }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const remove = useRemoveSheet()
  const { last } = sheet
  const forget = () =>
    remove.mutate(sheet.id, {
      onSuccess: () => notify.success(sheetCopy.forgotten),
      onError: (error) => notify.error(failureText(error)),
    })
  const at = last && describeMoment({ at: new Date(last.at), now: new Date(), timeZone })
  return (
    <li className="flex min-w-0 items-center gap-3 py-2">
      <Table2 aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <p className="truncate font-medium" title={sheet.url}>
          {shorten(sheet.url)}
        </p>
        <p className="text-label text-ink-3">{at ? sheetCopy.applied(at) : sheetCopy.never}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
        isLoading={comparing === sheet.id}
        onClick={() => onCompare(sheet.id)}
      >
        {sheetCopy.compare}
      </Button>
      <IconButton
        variant="ghost"
        label={sheetCopy.forget}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={forget}
      />
    </li>
  )
}

export const KnownSheets = (props: Props) => {
  const { data } = usePlanSheets()
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={sheetCopy.known} className="grid grid-cols-1 gap-1">
      <h3 className="text-label font-medium text-ink-2">{sheetCopy.known}</h3>
      <ul className="divide-y divide-line">
        {data.items.map((sheet) => (
          <Row key={sheet.id} sheet={sheet} {...props} />
        ))}
      </ul>
    </section>
  )
}
