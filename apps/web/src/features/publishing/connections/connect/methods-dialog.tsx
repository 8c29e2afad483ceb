import { ChevronRight } from 'lucide-react'
import type { Method, WebNetwork } from '../../../../networks/network.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Props = {
  network: WebNetwork
  methods: readonly Method[]
  isLeaving: boolean
  onChoose: (method: Method) => void
  onClose: () => void
}

/** For networks with several sign-in methods. */
export const MethodsDialog = ({ network, methods, isLeaving, onChoose, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
    title={copy.dialog.title(network.title)}
    description={copy.dialog.waysText}
  >
    <ul className="grid gap-2">
      {methods.map((method) =>
        'label' in method ? (
          <li key={method.label}>
            <button
              type="button"
              disabled={isLeaving}
              onClick={() => onChoose(method)}
              className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-3 text-left hover:border-line-strong hover:bg-header disabled:cursor-not-allowed"
            >
              <span className="grid flex-1 gap-0.5">
                <span className="font-medium">{method.label}</span>
                <span className="text-label text-ink-3">{method.hint}</span>
              </span>
              {isLeaving && method.by === 'oauth' ? (
                <Spinner size={18} />
              ) : (
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
              )}
            </button>
          </li>
        ) : null,
      )}
    </ul>
  </Dialog>
)
