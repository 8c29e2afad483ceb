import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { copy } from '../copy.ts'
import type { WindowState } from '../model/window-state.ts'

type Props = {
  view: WindowState
  /** Undefined until the launch parameters are signed. */
  src: string | undefined
  /** Changes with every launch, which remounts the iframe. */
  launchNumber: number
  isHalf: boolean
  frameRef: Ref<HTMLIFrameElement>
  /** The page of the invoice shown over the app. */
  invoiceSrc: string | undefined
  onBack: () => void
  onMain: () => void
  onClose: () => void
  onReopen: () => void
  onInvoiceClose: () => void
  /** Under the closed app, where it is not shown beside. */
  chat: ReactNode
}

/** The colour is the app's, whatever the scheme of this page. */
const inkOn = (background: string) => {
  const [red = 0, green = 0, blue = 0] = (background.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  return red * 0.3 + green * 0.6 + blue * 0.1 > 140 ? 'black' : 'white'
}

const ClientHeader = ({ view, onBack, onClose }: Pick<Props, 'view' | 'onBack' | 'onClose'>) => (
  <div
    className="flex h-12 shrink-0 items-center gap-1 border-b border-line px-1 [&_button]:text-current"
    style={{ backgroundColor: view.headerColor, color: inkOn(view.headerColor) }}
  >
    {view.isBackVisible ? (
      <IconButton
        label={copy.back}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={onBack}
      />
    ) : (
      <IconButton
        label={copy.close}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
      />
    )}
    <p className="flex-1 text-center text-label font-semibold">Кадр</p>
    <span className="size-11" />
  </div>
)

/** As Telegram shows it: over the app, from below. */
const InvoiceSheet = ({ src, onClose }: { src: string; onClose: () => void }) => (
  <div className="absolute inset-0 z-(--z-sheet) flex flex-col justify-end bg-night/40">
    <div className="flex h-4/5 flex-col overflow-hidden rounded-t-sheet bg-surface">
      <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line px-1">
        <IconButton
          label={copy.close}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
        <p className="flex-1 text-center text-label font-semibold">{copy.invoicePage}</p>
        <span className="size-11" />
      </div>
      <iframe title={copy.invoicePage} src={src} className="min-h-0 w-full flex-1 border-0" />
    </div>
  </div>
)

export const PhoneFrame = (props: Props) => {
  const { view, src, launchNumber, isHalf, frameRef, onBack, onMain, onClose, onReopen } = props
  const { mainButton } = view
  return (
    <div className="relative flex h-dvh w-full flex-col justify-end overflow-hidden bg-line lg:h-211 lg:w-97.5 lg:rounded-[40px] lg:shadow-pop lg:ring-8 lg:ring-ink">
      {view.isClosed ? (
        <div className="flex min-h-0 flex-1 flex-col bg-surface">
          <div className={props.chat ? 'shrink-0' : 'grid flex-1 place-content-center'}>
            <EmptyState
              title={copy.closedTitle}
              text={copy.closedText}
              action={<Button onClick={onReopen}>{copy.reopen}</Button>}
            />
          </div>
          {props.chat}
        </div>
      ) : (
        <div
          className={`flex min-h-0 flex-col overflow-hidden ${isHalf ? 'h-3/5 rounded-t-sheet' : 'flex-1'}`}
          style={{ backgroundColor: view.backgroundColor }}
        >
          <ClientHeader view={view} onBack={onBack} onClose={onClose} />
          {src ? (
            <iframe
              key={launchNumber}
              ref={frameRef}
              title={copy.frame}
              src={src}
              className="min-h-0 w-full flex-1 border-0"
            />
          ) : (
            <div className="flex-1" />
          )}
          {mainButton.isVisible ? (
            <div className="shrink-0 bg-surface p-2">
              <Button
                isFullWidth
                isLoading={mainButton.isBusy}
                disabled={!mainButton.isActive}
                onClick={onMain}
              >
                {mainButton.text}
              </Button>
            </div>
          ) : null}
        </div>
      )}
      {props.invoiceSrc && !view.isClosed ? (
        <InvoiceSheet src={props.invoiceSrc} onClose={props.onInvoiceClose} />
      ) : null}
    </div>
  )
}
